import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import prettier from 'eslint-config-prettier/flat'
import vue from 'eslint-plugin-vue'
import vueAccessibility from 'eslint-plugin-vuejs-accessibility'
import tseslint from 'typescript-eslint'
import { layersRule } from './scripts/lint/layers.mjs'

const TESTS = ['**/*.test.{ts,mjs}', 'e2e/**/*.ts']

/** What a rule of the game may not ask: its answer would differ from one run, machine or host to the next. */
const IMPURE_GLOBALS = {
  Date: 'A rule knows turns, not dates; a host that needs the clock passes it in.',
  console: 'Return it, or make it a chronicle line.',
  globalThis: 'Shared code does not know its host.',
  crypto: 'Use @noble/hashes, which answers the same everywhere.',
}
const NODE_GLOBALS = ['process', 'Buffer', 'global', 'require', 'module', '__dirname', '__filename', 'setImmediate', 'clearImmediate']
const HOST_GLOBALS = [
  ...NODE_GLOBALS,
  ...['window', 'document', 'self', 'navigator', 'location', 'localStorage', 'sessionStorage', 'indexedDB', 'fetch', 'WebSocket'],
  ...['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'queueMicrotask', 'requestAnimationFrame'],
  ...['performance', 'alert', 'structuredClone'],
]

/** Pages are compiled together with their tests, which run in Node: what only Node has is kept out of them here. */
const NO_NODE = NODE_GLOBALS.map((name) => ({ name, message: 'A page runs in a browser, which has no such thing.' }))

const NO_BARRELS = { selector: 'ExportAllDeclaration', message: 'No barrels: import the file that defines it.' }
const LOCALE_METHODS = '/^toLocale(String|UpperCase|LowerCase)$/'
const NO_LOCALE = [
  `CallExpression[callee.property.name=${LOCALE_METHODS}][arguments.length=0]`,
  "CallExpression[callee.property.name='localeCompare'][arguments.length<2]",
  "NewExpression[callee.object.name='Intl'][arguments.length=0]",
].map((selector) => ({ selector, message: 'Name the locale: left to the machine, the answer differs from one to the next.' }))

/** What stands in an attribute and is read by people; props of our own components among them. */
const TOLD_IN_ATTRIBUTES = [
  ...['title', 'alt', 'placeholder', 'label', 'lead', 'hint'],
  ...['aria-label', 'aria-description', 'aria-placeholder', 'aria-roledescription', 'aria-valuetext'],
]

export default defineConfig(
  { ignores: ['node_modules/', 'out/', 'dist/', 'test-results/', 'playwright-report/', 'coverage/'] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  { files: ['**/*.vue'], extends: [vue.configs['flat/recommended-error'], vueAccessibility.configs['flat/recommended']] },
  {
    plugins: { lineage: { rules: { layers: layersRule } } },
    languageOptions: {
      parserOptions: {
        parser: tseslint.parser,
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.vue'],
      },
    },
    rules: {
      'lineage/layers': 'error',
      'no-restricted-syntax': ['error', NO_BARRELS],
      // What is said here to ESLint has no effect (noInlineConfig); oxlint has no such switch.
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }],
      'no-console': 'off',
      'no-undef': 'off',
      'require-yield': 'off',
      'no-constant-condition': ['error', { checkLoops: 'allExceptWhileTrue' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
      'no-duplicate-imports': 'error',
      'max-lines': ['error', { max: 350 }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': 'allow-with-description' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-unnecessary-type-arguments': 'off',
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: 'only-allowed-literals' }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false, attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' }],
    },
  },
  {
    files: ['src-shared/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-globals': [
        'error',
        ...Object.entries(IMPURE_GLOBALS).map(([name, message]) => ({ name, message })),
        ...HOST_GLOBALS.map((name) => ({ name, message: 'Shared code runs in Node, Electron and the browser, and waits for nothing.' })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Dice come from requests, so that a game can be replayed.' },
      ],
      'no-restricted-syntax': ['error', NO_BARRELS, ...NO_LOCALE],
    },
  },
  {
    files: ['src-renderer/**/*.{ts,vue}'],
    ignores: [...TESTS, 'src-renderer/testing/**', 'src-renderer/storage/browserStorage.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'The getter throws where the browser forbids storage: use storage/browserStorage.ts.',
        })),
        ...NO_NODE,
      ],
      'no-restricted-syntax': [
        'error',
        NO_BARRELS,
        {
          selector: "TSQualifiedName[left.name='NodeJS']",
          message: 'A page runs in a browser: ReturnType<typeof setTimeout> says what a timer is.',
        },
      ],
    },
  },
  { files: ['src-renderer/storage/browserStorage.ts'], rules: { 'no-restricted-globals': ['error', ...NO_NODE] } },
  {
    files: ['**/*.vue'],
    rules: {
      'vue/multi-word-component-names': 'off',
      'vue/require-default-prop': 'off',
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      'vue/component-api-style': ['error', ['script-setup']],
      'vue/define-props-declaration': ['error', 'type-based'],
      'vue/define-emits-declaration': ['error', 'type-based'],
      'vue/no-unused-refs': 'error',
      'vue/no-v-html': 'error',
      'vuejs-accessibility/label-has-for': ['error', { required: { some: ['nesting', 'id'] } }],
    },
  },
  {
    files: ['src-renderer/**/*.vue'],
    rules: { 'vue/no-bare-strings-in-template': ['error', { attributes: { '/.+/': TOLD_IN_ATTRIBUTES } }] },
  },
  {
    files: TESTS,
    rules: {
      'max-lines': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      // Playwright reads a fixture's needs off its first argument, also where there are none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  // What needs types is asked by oxlint (.oxlintrc.json), which cannot read components.
  { files: ['**/*.{js,mjs,ts}'], extends: [tseslint.configs.disableTypeChecked] },
  prettier,
)
