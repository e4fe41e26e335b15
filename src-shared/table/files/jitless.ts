import { config } from 'zod'

// Must run before any schema is made: a page's content policy forbids the code that zod otherwise generates at run time.
config({ jitless: true })
