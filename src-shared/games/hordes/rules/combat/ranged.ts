import { idsIn, textOf } from '../../../../kernel/forms/form.ts'
import type { Problem } from '../../../../kernel/problem.ts'
import { act, post, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import { DONE, type Act, type ActAnswer } from '../../../../kernel/engine/request.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { pay, purseOf, purseProblems } from '../command/paying.ts'
import { aidCosts, spellCosts, sumOf } from '../command/prices.ts'
import { ELEMENTS, elementOf, foeOf, type Element, type Host } from '../records.ts'
import { ruled } from '../rulings/ruled.ts'
import { MOST_AID } from '../tables.ts'
import type { Answered } from './answered.ts'
import { casters, shooters, targets } from './engaging.ts'
import { sheetsNow } from './plan.ts'
import { aidersField, onePick, selfAid, shoot, shotAct, shotProblems, support, supportAct, supportProblems } from './shooting.ts'
import { strike } from './striking.ts'
import { judgeOf, tickFields, tickProblems, ticksIn } from './ticks.ts'

/** HQ-SEQ-2 Step 2: spells of A and shots of both, in A's order; then B's shooters that were not called up. What is left of the purse lapses. */
export function* rangedPhase(world: World, host: Host): Procedure {
  for (;;) {
    const deed = yield* act('ranged', judgeOf(world), () => ({
      rule: 'HQ-SEQ-2',
      acts: [...rangedActs(world, host), doneWith('ranged')],
      figures: { host, pips: purseOf(world, host) },
      check: (answer: ActAnswer) => rangedProblems(world, host, answer),
    }))
    if (deed === null || deed.act === DONE) break
    yield* doRanged(world, host, deed)
  }
  yield* theirShots(world, foeOf(host))
  const rest = purseOf(world, host)
  yield* post('HQ-SEQ-2', host, 'pipsLeft', -rest)
  if (rest > 0) yield* tell('HQ-SEQ-2', 'line.lapse', { seat: host, figures: { host, pips: rest } })
}

function doneWith(question: string): Act {
  return { id: DONE, rule: 'HQ-SEQ-2', wording: `act.${question}.done`, fields: [] }
}

/** The enemy's shooters are called up among spells and shots of one's own; where there are none left, they shoot last in any case. */
function rangedActs(world: World, host: Host): readonly Act[] {
  const own = [...spellAct(world, host), ...shotAct(world, host, 'ranged', true)]
  const called = own.length === 0 || targets(world, host).length === 0 ? [] : notCalled(world, foeOf(host))
  return [
    ...own,
    ...(called.length === 0
      ? []
      : [{ id: 'call', rule: 'HQ-SEQ-2', wording: 'act.ranged.call', fields: onePick('shooter', called, true) } as const]),
    ...supportAct(world, host, 'ranged', supporters(world, host)),
  ]
}

/** Shooters of a player, and Magicians where a PIP is left for each (RULING-28). */
function supporters(world: World, host: Host): readonly Element[] {
  const magicians = purseOf(world, host) >= sumOf(aidCosts(1)) ? casters(world, host) : []
  return [...shooters(world, host).filter(({ type }) => type === 'SH'), ...magicians]
}

/** Shooters of B that may shoot and were not called up in this bound. */
function notCalled(world: World, host: Host): readonly Element[] {
  return shooters(world, host).filter(({ calledIn }) => calledIn !== world.cursor.turn)
}

/** A spell that can be paid; none behind the first shot under `spells_first` (RULING-24). */
function spellAct(world: World, host: Host): readonly Act[] {
  const able = casters(world, host)
  const aims = targets(world, foeOf(host))
  const purse = purseOf(world, host)
  const base = sumOf(spellCosts(0))
  const shot = sheetsNow(world).some(({ kind }) => kind === 'shoot' || kind === 'mutual')
  if (able.length === 0 || aims.length === 0 || purse < base || (shot && ruled(world, 'spells_first'))) return []
  const fields = [
    ...onePick('caster', able, true),
    ...onePick('target', aims),
    ...aidersField('aiders', able.length > 1 ? able : [], Math.min(MOST_AID, purse - base)),
    ...tickFields('bespell'),
  ]
  return [{ id: 'bespell', rule: 'HQ-PIP-9', wording: 'act.ranged.bespell', fields }]
}

function rangedProblems(world: World, host: Host, answer: ActAnswer): readonly Problem[] {
  switch (answer.act) {
    case 'bespell': {
      const [caster, target, aiders] = [textOf(answer['caster']), textOf(answer['target']), idsIn(answer['aiders'])]
      return [
        ...selfAid(caster, aiders, 'aiders'),
        ...purseProblems(world, host, spellCosts(aiders.length), 'aiders'),
        ...tickProblems(world, caster, ticksIn(answer, 'own'), 'own'),
        ...tickProblems(world, target, ticksIn(answer, 'foe'), 'foe'),
      ]
    }
    case 'shoot':
      return shotProblems(world, answer)
    case 'support':
      return supportProblems(world, answer)
    default:
      return []
  }
}

function* doRanged(world: World, host: Host, answer: Answered): Procedure {
  switch (answer['act']) {
    case 'bespell':
      return yield* bespell(world, host, answer)
    case 'shoot':
      return yield* shoot(world, host, answer, true)
    case 'call':
      return yield* calledShot(world, textOf(answer['shooter']))
    default: {
      const id = textOf(answer['element'])
      if (elementOf(world, id).type === 'MA') yield* pay(world, host, aidCosts(1), id)
      return yield* support(world, answer)
    }
  }
}

function* bespell(world: World, host: Host, answer: Answered): Procedure {
  const [caster, target, aiders] = [textOf(answer['caster']), textOf(answer['target']), idsIn(answer['aiders'])]
  yield* pay(world, host, spellCosts(aiders.length), [caster, ...aiders])
  for (const id of [caster, ...aiders]) {
    yield* record('HQ-PIP-9', ELEMENTS, id, { ...elementOf(world, id), spelledIn: world.cursor.turn })
  }
  yield* strike(world, {
    ...{ kind: 'bespell', by: 'a', fresh: false, judge: judgeOf(world) },
    a: { element: caster, aiders, supporters: [], ticks: ticksIn(answer, 'own') },
    b: { element: target, aiders: [], supporters: [], ticks: ticksIn(answer, 'foe') },
  })
}

/** A shooter of B that A has called up: its player decides what it does, and it is not asked again (RULING-27). */
function* calledShot(world: World, id: string): Procedure {
  const { owner } = elementOf(world, id)
  yield* record('HQ-SEQ-2', ELEMENTS, id, { ...elementOf(world, id), calledIn: world.cursor.turn })
  yield* oneShot(world, owner, () => shooters(world, owner).filter((one) => one.id === id))
}

/** B's shooters that A has not called up shoot last, in B's order. */
function* theirShots(world: World, host: Host): Procedure {
  while (yield* oneShot(world, host, () => notCalled(world, host)));
}

/** Gives whether something was done. */
function* oneShot(world: World, host: Host, able: () => readonly Element[]): Procedure<boolean> {
  const deed = yield* act('theirShots', host, () => ({
    rule: 'HQ-SEQ-2',
    acts: [...shotAct(world, host, 'theirShots', false, able()), ...supportAct(world, host, 'theirShots', able()), doneWith('theirShots')],
    figures: { host },
    check: (answer: ActAnswer) => theirProblems(world, answer),
  }))
  if (deed === null || deed.act === DONE) return false
  if (deed.act === 'support') yield* support(world, deed)
  else yield* shoot(world, host, deed, false)
  return true
}

function theirProblems(world: World, answer: ActAnswer): readonly Problem[] {
  if (answer.act === DONE) return []
  return answer.act === 'support' ? supportProblems(world, answer) : shotProblems(world, answer)
}
