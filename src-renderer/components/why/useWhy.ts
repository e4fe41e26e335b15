import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { OwnerId } from '../../../src-shared/kernel/rule.ts'

/** A number whose origin is asked for: an account of an owner, or a figure derived from its accounts (id as in `derivedFigures`). */
export type WhySubject =
  { readonly owner: OwnerId; readonly account: string; readonly turn?: number } | { readonly owner: OwnerId; readonly derived: string }

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
