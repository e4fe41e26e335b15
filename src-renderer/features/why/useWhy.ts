import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { OwnerId } from '../../../src-shared/kernel/world/rule.ts'

/** From where on changes are told apart from what was before: the owner's turn in play (or its last), or the round in play. */
export type Span = 'turn' | 'round'

/** Which part of a span the number is: what stood when it began, what came in, what went out, or both together. */
export type SpanPart = 'opening' | 'in' | 'out' | 'change'

/** A number of one span, in place of the balance as it stands. */
export interface Within {
  readonly span: Span
  readonly part: SpanPart
}

/**
 * A number whose origin is asked for: an account of an owner, or a figure derived from its accounts (id as in `derivedFigures`). `round`: as
 * it stood when that round was over.
 */
export type WhySubject = { readonly owner: OwnerId; readonly within?: Within; readonly round?: number } & (
  { readonly account: string } | { readonly derived: string }
)

/** Opens the sheet that tells where a number comes from; `WhySheet` stands once, in the app's frame. */
export const useWhy = defineStore('why', () => {
  const subject = shallowRef<WhySubject | null>(null)

  function open(asked: WhySubject): void {
    subject.value = asked
  }

  function close(): void {
    subject.value = null
  }

  return { subject, open, close }
})
