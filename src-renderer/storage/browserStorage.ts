import { readonly, shallowRef, type Ref } from 'vue'

/** The part of the browser's `Storage` that the program uses. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * One storage of the browser, safe to use where the browser forbids it: a sandboxed preview, blocked cookies, a full disk. Whatever the browser
 * refuses to store is kept in memory until the page closes, so that a choice applies at least to this visit. No method throws.
 */
export class BrowserStorage implements TextStorage {
  readonly #open: () => Storage
  /** Values that the browser did not store; null: removed here, though the browser may still have it. */
  readonly #memory = new Map<string, string | null>()
  readonly #isRefused = shallowRef(false)

  /** @param open gives the browser's storage; the getter itself throws where storage is forbidden */
  constructor(open: () => Storage) {
    this.#open = open
  }

  /** Whether the browser has refused to read or store anything so far. */
  get isRefused(): Readonly<Ref<boolean>> {
    return readonly(this.#isRefused)
  }

  getItem(name: string): string | null {
    const held = this.#memory.get(name)
    return held === undefined ? this.#attempt((storage) => storage.getItem(name), null) : held
  }

  setItem(name: string, text: string): void {
    this.#write(name, text, (storage) => storage.setItem(name, text))
  }

  removeItem(name: string): void {
    this.#write(name, null, (storage) => storage.removeItem(name))
  }

  /** Names of everything kept under names that begin with `stem`. */
  namesFrom(stem: string): readonly string[] {
    const stored = this.#attempt((storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at)), [])
    const held = [...this.#memory.keys()]
    return [...new Set([...stored, ...held])].filter((name) => name?.startsWith(stem) === true && this.getItem(name) !== null) as string[]
  }

  #write(name: string, text: string | null, write: (storage: Storage) => void): void {
    const isStored = this.#attempt((storage) => {
      write(storage)
      return true
    }, false)
    if (isStored) this.#memory.delete(name)
    else this.#memory.set(name, text)
  }

  #attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
    try {
      return work(this.#open())
    } catch {
      this.#isRefused.value = true
      return otherwise
    }
  }
}

/** Kept for all tabs of this site, from visit to visit. */
export const siteStorage = new BrowserStorage(() => localStorage)

/** Kept for this tab, until it closes. */
export const tabStorage = new BrowserStorage(() => sessionStorage)
