import { register } from 'node:module'

/** `node --import withStub.mjs ...`: whoever imports electron gets the stub beside this file. */
register('./resolveStub.mjs', import.meta.url)
