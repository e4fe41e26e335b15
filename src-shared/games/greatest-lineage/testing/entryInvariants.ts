import type { Effect, Posting } from '../../../kernel/world/effect.ts'
import { CORRECTION_RULE } from '../../../kernel/journal/journal.ts'
import type { World } from '../../../kernel/world/world.ts'
import { TOKENS } from '../rules/accounts.ts'
import { peopleForBenefits, untiedPeople } from '../rules/people.ts'
import { isCivilisation } from '../rules/seats.ts'
import { isOwnEvent } from '../rules/timeline/schedule.ts'

const AGENTS = ['spies', 'assassins']
const PEOPLE = ['males', 'females', 'warriors', ...AGENTS]

/** Rules that make people, and rules that let people die or go; what else happens to people moves them from account to account. */
const BRINGS_PEOPLE = /^GL-(SET-3|POP-4|SPEND-3|AGE-3|TREATY-|WAR-31)/
const TAKES_PEOPLE = /^GL-(TIME-|POP-5|CHK-4|WIN-6|WAR-2|WAR-31|RAID-|SPY-|ASN-|TREATY-)/

/** Rules under which tokens only change hands. */
const TRANSFERS = /^GL-(ALLY-3|TREATY-|WAR-31)/

/** What must be true of all effects of one entry together; `before` is the world it found. The number is that of the rules document, part F. */
export function entryProblems(before: World, effects: readonly Effect[]): string[] {
  const postings = effects.filter((effect): effect is Posting => effect.kind === 'posting' && effect.rule !== CORRECTION_RULE)
  if (postings.length === 0) return []
  return [
    ...movedPeopleProblems(postings),
    ...newcomerProblems(postings),
    ...transferProblems(postings),
    ...gathererProblems(before, postings),
  ]
}

/** 3 and 4: who moves from account to account is neither made nor lost, and only men bear arms. */
function movedPeopleProblems(postings: readonly Posting[]): string[] {
  const groups = new Map<string, Posting[]>()
  for (const posting of postings) {
    const { owner, account, rule } = posting
    // What the table writes itself may bring people, arm them and take them as it likes.
    if (!PEOPLE.includes(account) || !isCivilisation(owner) || isOwnEvent(rule)) continue
    const said = `${rule} of ${owner}`
    const group = groups.get(said)
    if (group === undefined) groups.set(said, [posting])
    else group.push(posting)
  }
  return [...groups].flatMap(([said, group]) => {
    const change = (...accounts: readonly string[]): number =>
      group.reduce((sum, { account, delta }) => (accounts.includes(account) ? sum + delta : sum), 0)
    const rule = group[0]?.rule ?? ''
    const net = change(...PEOPLE)
    const armed = change('warriors')
    const agents = change(...AGENTS)
    const made = net > 0 && !BRINGS_PEOPLE.test(rule)
    const lost = net < 0 && !TAKES_PEOPLE.test(rule)
    return [
      ...(made || lost ? [`3: ${said} changes the number of people by ${net}`] : []),
      ...(armed > 0 && change('males') > -armed ? [`4: ${said} arms ${armed}, but takes ${-change('males')} males for it`] : []),
      ...(armed < 0 && change('males') !== -armed && !TAKES_PEOPLE.test(rule)
        ? [`4: ${said} disarms ${-armed}, who do not become males`]
        : []),
      ...(agents > 0 && change('males', 'females') > -agents ? [`3: ${said} trains ${agents}, who came from nowhere`] : []),
    ]
  })
}

/** 5: whoever counts as new is a man or a woman. */
function newcomerProblems(postings: readonly Posting[]): string[] {
  return postings.flatMap(({ rule, owner, account, delta }, index) => {
    if (account !== 'newPeople' || delta <= 0) return []
    const [two, one] = [postings[index - 2], postings[index - 1]]
    const sexes = [two, one].filter(
      (posting) => posting?.owner === owner && posting.rule === rule && PEOPLE.includes(posting.account) && posting.delta > 0,
    )
    const born = sexes.reduce((sum, posting) => sum + (posting?.delta ?? 0), 0)
    return born === delta ? [] : [`5: ${rule} brings ${owner} ${delta} new people, of whom ${born} are men or women`]
  })
}

/** 8: what one pays the other gets; a raid may burn, but brings home no more than is lost. */
function transferProblems(postings: readonly Posting[]): string[] {
  return TOKENS.flatMap((token) => {
    const moved = (rules: RegExp): number =>
      postings.reduce((sum, { account, rule, delta }) => (account === token && rules.test(rule) ? sum + delta : sum), 0)
    const transferred = moved(TRANSFERS)
    const looted = moved(/^GL-RAID-6/)
    return [
      ...(transferred === 0 ? [] : [`8: ${transferred} ${token} more came in than were paid`]),
      ...(looted <= 0 ? [] : [`8: a raid brings ${looted} ${token} more than were lost`]),
    ]
  })
}

/** 9: who gathers is neither bound to a monument nor more than every second. */
function gathererProblems(before: World, postings: readonly Posting[]): string[] {
  const gathering = postings.filter(({ rule }) => rule === 'GL-STK-2')
  const [first] = gathering
  if (first === undefined || !isCivilisation(first.owner)) return []
  const gatherers = gathering.reduce((sum, { figures }) => sum + Number(figures?.['gatherers'] ?? 0), 0)
  const most = Math.min(Math.floor(peopleForBenefits(before, first.owner) / 2), untiedPeople(before, first.owner))
  return gatherers > most ? [`9: ${gatherers} gather for ${first.owner}, but ${most} are free to`] : []
}
