import { flushPromises } from '@vue/test-utils'
import { afterEach, vi } from 'vitest'
import type { Json } from '../../src-shared/kernel/world/rule.ts'
import { DocumentStorage } from '../storage/documents.ts'
import { useDocuments } from '../stores/documents.ts'
import { pageStage, type PageStage } from './pageStage.ts'

/** The stage of a workshop's tests, and what they do on it as a person does. */
export interface WorkshopStage {
  readonly shown: PageStage
  /** Text of the page, with single blanks. */
  readonly text: () => string
  /** Waits until pages are fetched and documents are read. */
  readonly settled: () => Promise<void>
  /** First button whose name begins so. Throws if there is none. */
  readonly button: (name: string, within?: ParentNode) => HTMLButtonElement
  readonly press: (name: string, within?: ParentNode) => Promise<void>
  readonly openTab: (name: string) => Promise<void>
  /** The game's stored documents, once all changes are stored. */
  readonly kept: () => Promise<readonly Json[]>
  readonly store: (id: string, changedAt: number, content: Json) => Promise<void>
}

/** For the tests of a file that make documents of a game: after each, its documents are thrown away. */
export function workshopStage(game: string): WorkshopStage {
  const shown = pageStage()
  const storage = new DocumentStorage()

  async function save(): Promise<void> {
    if (shown.mounted !== null) await useDocuments(shown.mounted.pinia).save()
  }

  async function settled(): Promise<void> {
    for (let turn = 0; turn < 6; turn++) {
      await flushPromises()
      await vi.dynamicImportSettled()
      await new Promise((done) => setTimeout(done))
    }
  }

  function button(name: string, within: ParentNode = document): HTMLButtonElement {
    const all = [...within.querySelectorAll('button')]
    const nameOf = (one: HTMLButtonElement): string => one.getAttribute('aria-label') ?? one.textContent.trim()
    const found = all.find((one) => nameOf(one).startsWith(name))
    if (found === undefined) throw new Error(`no button “${name}” among ${all.map(nameOf).join(' | ')}`)
    return found
  }

  afterEach(async () => {
    await save()
    for (const { id } of await storage.all(game)) await storage.drop(game, id)
  })

  return {
    shown,
    text: () => document.body.textContent.replace(/\s+/g, ' '),
    settled,
    button,
    press: async (name, within) => {
      button(name, within).click()
      await settled()
    },
    openTab: async (name) => {
      const tab = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find((one) => one.textContent.startsWith(name))
      tab?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
      await settled()
    },
    kept: async () => {
      await save()
      return (await storage.all(game)).map(({ content }) => content)
    },
    store: async (id, changedAt, content) => {
      await storage.put(game, { id, changedAt, content })
    },
  }
}
