import type { Chance } from '../../src-shared/insight/bots/bot.ts'

/** A call of an attacker: unknown methods, arguments of other kinds, and names that lead out of the library. */

export interface HostileCall {
  readonly method: unknown
  readonly args: unknown
}

export interface HostileParts {
  readonly chance: Chance
  readonly methods: readonly string[]
  /** Names and paths that must not be reached. */
  readonly targets: readonly string[]
}

const NO_METHODS: readonly unknown[] = [
  ...[
    '',
    'wipe',
    'constructor',
    '__proto__',
    'prototype',
    'toString',
    'hasOwnProperty',
    'then',
    'call',
    'apply',
    '$close',
    'listen',
    'close',
  ],
  ...[
    'announce',
    'open\0Table',
    'opentable',
    ' openTable',
    'openTable ',
    'x'.repeat(3000),
    '\u202eelbaTnepo',
    null,
    7,
    true,
    [],
    {},
    ['host'],
  ],
]

const TEXTS: readonly string[] = [
  ...[
    '',
    ' ',
    '.',
    '..',
    '/',
    '\\',
    '\0',
    '%2e%2e%2f',
    '..%5c',
    '\ud800',
    '\u202e',
    '🜲',
    '-1',
    'null',
    '<img src=x onerror=alert(1)>',
    '=1+1',
  ],
  ...[
    '__proto__',
    'constructor',
    'gm',
    'table',
    'x'.repeat(3000),
    '{"format":"lineage"}',
    '{}',
    '[',
    'age-encryption.org/v1\n',
    '/dev/zero',
  ],
]

/** Rare JSON values. */
const ODD: readonly unknown[] = [
  ...[null, true, false, 0, -1, 0.5, 1e308, -0, 2 ** 53, [], {}, [[]], [null], { length: 3 }, { toString: 'x' }, { then: 1 }, 'x'],
  ...[
    JSON.parse('{"__proto__":{"ok":true}}') as unknown,
    { constructor: { prototype: {} } },
    [{ owner: 'a', account: 'b', to: 1e300 }],
    { $ref: '..' },
  ],
  ...[
    [{ id: 'a', phase: 1, question: 'q', answer: '__proto__' }],
    { title: 'x', players: {} },
    deep(60),
    Array.from({ length: 500 }, () => 0),
  ],
]

/** Returns a list nested that many levels deep. */
function deep(levels: number): unknown {
  return levels === 0 ? [] : [deep(levels - 1)]
}

export function hostileCall({ chance, methods, targets }: HostileParts): HostileCall {
  const one = <T>(of: readonly T[]): T => {
    const found = of[chance(0, of.length - 1)]
    if (found === undefined) throw new Error('there is nothing to choose from')
    return found
  }
  const argument = (): unknown => {
    const kind = chance(0, 3)
    return kind === 0 ? one(ODD.filter((value) => value !== undefined)) : kind === 1 ? one(TEXTS) : one(targets)
  }
  switch (chance(0, 7)) {
    case 0:
      return { method: one(NO_METHODS), args: [argument()] }
    case 1:
      return { method: one(methods), args: one([null, 'x', 7, {}, { 0: 'x', length: 1 }, true]) }
    default:
      // At least one argument: some methods need none and would succeed.
      return { method: one(methods), args: Array.from({ length: chance(1, 5) }, argument) }
  }
}
