import { runChecks } from './lib/checks.mjs'
import { runScript } from './lib/project.mjs'

const ESLINT = 'node_modules/eslint/bin/eslint.js'
const OXLINT = 'node_modules/oxlint/bin/oxlint'
const CIRCLES = 'scripts/lint/circles.oxlintrc.json'

/**
 * `npm run lint [-- <path> ...]`: what needs types is asked of TypeScript files by oxlint (.oxlintrc.json), many times as fast, and of
 * components by ESLint (eslint.config.js), as is everything else. `scripts/lint/typedRules.test.mjs` holds both to the same rules. Where a
 * TypeScript file passes on what it has from a component, oxlint sees no type and is not asked: vue-tsc checks these calls. No file imports itself by
 * way of others.
 */
await runScript(() => {
  const given = process.argv.slice(2)
  const paths = given.length > 0 ? given : ['.']
  const eslint = ['--max-warnings', '0', '--no-error-on-unmatched-pattern', '--no-warn-ignored', ...paths]
  return runChecks([
    { title: 'components', entry: ESLINT, args: [...eslint, '--ignore-pattern', '**/*.{ts,js,mjs}'] },
    { title: 'everything else', entry: ESLINT, args: [...eslint, '--ignore-pattern', '**/*.vue'] },
    { title: 'types', entry: OXLINT, args: ['--deny-warnings', '--no-error-on-unmatched-pattern', ...paths] },
    { title: 'circles', entry: OXLINT, args: ['--config', CIRCLES, '--no-error-on-unmatched-pattern', ...paths] },
  ])
})
