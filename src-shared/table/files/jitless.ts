import { config } from 'zod'

// Before any schema is made: a page with a content policy forbids the code zod would otherwise write at run time.
config({ jitless: true })
