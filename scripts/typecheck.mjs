import { runScript } from './lib/project.mjs'
import { runNode } from './lib/run.mjs'

const TSC = 'node_modules/typescript/bin/tsc'
const VUE_TSC = 'node_modules/vue-tsc/bin/vue-tsc.js'

/** Each layer with its own compiler settings, so that shared code which asks for a DOM or for Node does not compile. */
const LAYERS = [
  { config: 'tsconfig.shared.json', compiler: TSC },
  { config: 'tsconfig.node.json', compiler: TSC },
  { config: 'tsconfig.web.json', compiler: VUE_TSC },
  { config: 'tsconfig.test.json', compiler: VUE_TSC },
]

/** Far more than a layer takes: a type that makes the compiler go in circles must not hold everything up. */
const LIMIT_SECONDS = 900

/** `npm run typecheck`: all layers, two at a time; exit code 1 where one does not compile. */
await runScript(async () => {
  const waiting = [...LAYERS]
  let failed = false
  const worker = async () => {
    for (let layer = waiting.shift(); layer; layer = waiting.shift()) {
      const { code, text, timedOut } = await runNode(layer.compiler, ['-p', layer.config, '--noEmit', '--pretty', 'false'], {
        output: 'collect',
        limitSeconds: LIMIT_SECONDS,
      })
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${layer.config}${timedOut ? ` (ended after ${LIMIT_SECONDS} s)` : ''}`)
      if (code !== 0) console.log(text.trimEnd())
      failed ||= code !== 0
    }
  }
  await Promise.all([worker(), worker()])
  return failed ? 1 : 0
})
