import { runChecks } from './lib/checks.mjs'
import { runScript } from './lib/project.mjs'

/** The native compiler is several times as fast; the one that knows components needs the other. */
const TSC = 'node_modules/typescript-native/bin/tsc'
const VUE_TSC = 'node_modules/vue-tsc/bin/vue-tsc.js'

/**
 * Each layer with its own compiler settings, so that shared code which asks for a DOM or for Node does not compile. Pages and their tests are one
 * program, since reading components takes the longest: ESLint keeps Node's globals out of the pages.
 */
const LAYERS = [
  { config: 'tsconfig.web.json', compiler: VUE_TSC },
  { config: 'tsconfig.test.json', compiler: TSC },
  { config: 'tsconfig.node.json', compiler: TSC },
  { config: 'tsconfig.shared.json', compiler: TSC },
]

/** `npm run typecheck`: all layers; exit code 1 where one does not compile. */
await runScript(() =>
  runChecks(
    LAYERS.map(({ config, compiler }) => ({ title: config, entry: compiler, args: ['-p', config, '--noEmit', '--pretty', 'false'] })),
  ),
)
