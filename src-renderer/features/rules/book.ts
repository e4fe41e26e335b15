import type { Cursor, Posting } from '../../../src-shared/kernel/world/effect.ts'
import { effectiveMoments, type Moment } from '../../../src-shared/kernel/journal/history.ts'
import type { RuleId } from '../../../src-shared/kernel/world/rule.ts'
import { say } from '../../../src-shared/games/text/playing.ts'
import type { Chapter, Rulebook, RuleEntry } from '../../../src-shared/games/rulebook/rulebook.ts'

export interface ChapterOfRules {
  readonly chapter: Chapter
  readonly rules: readonly RuleEntry[]
}

/** The chapters with those of their rules that have every word asked for in id, title or summary; chapters without any are left out. */
export function findRules(book: Rulebook, sought: string): readonly ChapterOfRules[] {
  const words = sought.toLowerCase().split(/\s+/)
  const found = book.rules.filter(({ id, title, summary }) => {
    const text = `${id} ${title} ${summary}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return book.chapters
    .map((chapter) => ({ chapter, rules: found.filter((rule) => rule.chapter === chapter.id) }))
    .filter(({ rules }) => rules.length > 0)
}

/** Where a rule last did something: the figure it changed last, or what the chronicle says of it. */
export interface Applied {
  /** The newest entry that applied it. */
  readonly seq: number
  readonly at: Cursor
  /** Newest posting; null where it changed no figure. */
  readonly posting: Posting | null
  /** Newest line of the chronicle, as a sentence; null where there is none. */
  readonly line: string | null
}

/** By rule, as far as this seat sees it; what was taken back counts for nothing. */
export function applications(moments: readonly Moment[]): ReadonlyMap<RuleId, Applied> {
  const applied = new Map<RuleId, { seq: number; at: Cursor; posting: Posting | null; line: (() => string) | null }>()
  for (const { entry, effects } of effectiveMoments(moments)) {
    for (const { effect, at } of effects) {
      if (effect.kind !== 'posting' && effect.kind !== 'line') continue
      const before = applied.get(effect.rule)
      const line = effect.kind === 'line' ? (): string => say(effect.wording, effect.figures ?? {}) : (before?.line ?? null)
      const posting = effect.kind === 'posting' ? effect : (before?.posting ?? null)
      applied.set(effect.rule, { seq: entry.seq, at, posting, line })
    }
  }
  return new Map([...applied].map(([rule, { line, ...rest }]) => [rule, { ...rest, line: line?.() ?? null }]))
}
