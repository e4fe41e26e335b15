import { tinykeys } from 'tinykeys'
import { computed, onScopeDispose, watch } from 'vue'
import { isEnabled, isMac, useCommandRegistry, type Command } from './commands.ts'
import { holdBackComposedKeys } from './composedKeys.ts'
import { keysInForce } from './keysInForce.ts'

const NO_TEXT = new Set(['button', 'checkbox', 'radio', 'range', 'submit', 'reset', 'file', 'color'])

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !NO_TEXT.has(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
}

/** Fields somebody has typed in since they came up, or since their form was sent. */
const typedIn = new WeakSet<EventTarget>()

function noteTyping({ target }: Event): void {
  if (target !== null) typedIn.add(target)
}

function forgetTyping({ target }: Event): void {
  if (target instanceof HTMLFormElement) for (const field of target.elements) typedIn.delete(field)
}

/**
 * Fields that come up filled in say so with `data-untouched`; the others are untouched while they are empty. One that was emptied is not:
 * whoever undoes something there wants the text back.
 */
export function isUntouched(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || typedIn.has(target)) return false
  return target.value === '' || target.dataset['untouched'] !== undefined
}

/** Enter and Space already mean something on these. */
export function pressesItself(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a[href], summary, [role="menuitem"], [role="option"]') !== null
}

/** Space turns it over. Of radio buttons one is chosen by the arrows: Space is a command's there, too. */
function isToggle(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'checkbox'
}

function dialogIsOpen(): boolean {
  return document.querySelector('[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"], [role="menu"]') !== null
}

export function takesNumbers(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return target.inputMode === 'numeric'
  return target instanceof HTMLInputElement && (target.inputMode === 'numeric' || target.type === 'number')
}

/** In a field for numbers a letter means nothing but its command. */
function isBesideNumber({ target, key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return takesNumbers(target) && !ctrlKey && !metaKey && (altKey ? code.startsWith('Key') : /^[a-z?]$/i.test(key))
}

/**
 * Whether the key types a sign into the field it is pressed in. Option and AltGr type signs of their own, such as [ ] { } @; Alt with a
 * letter or digit types none elsewhere than on a Mac. Ctrl and Cmd type none; AltGr may be told as Ctrl and Alt.
 */
function typesSign(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey } = event
  // Other keys have names of two ASCII letters and more.
  const isSign = key === 'Dead' || !/^\w{2,}$/.test(key)
  if (!isTyping(target) || !isSign || isBesideNumber(event)) return false
  if (ctrlKey || metaKey) return ctrlKey && altKey
  if (altKey) return isMac() || !/^[a-z0-9]$/i.test(key)
  return !(key === ' ' && takesNumbers(target))
}

type Way = readonly [keys: string, isMeant: (event: KeyboardEvent) => boolean]

/**
 * A letter, and a comma, is the one that is typed, as it stands on the keyboard (a German one has Z where an English one has Y); where other
 * signs are typed, as Russian letters, the key in its place. A digit is the key in its place, and the digit that is typed: a French keyboard
 * types it with Shift. Every other key is as it is.
 */
function waysToPress(keys: string): readonly Way[] {
  const digit = /^Digit(\d)$/.exec(keys)?.[1]
  if (digit !== undefined) {
    return [
      [keys, () => true],
      [`Shift+${digit}`, () => true],
    ]
  }
  const typed = keys.replace(/\bKey([A-Z])$/, '$1').replace(/\bComma$/, ',')
  return typed === keys
    ? [[keys, () => true]]
    : [
        [typed, () => true],
        [keys, ({ key, altKey }) => (altKey && isMac()) || !/^[!-~]$/.test(key)],
      ]
}

/** Binds the keys of all declared commands to the window, anew whenever the commands change. `isHeard`: asked at every press. */
export function useKeys(isHeard: (command: Command) => boolean = () => true): void {
  holdBackComposedKeys()
  const registry = useCommandRegistry()
  let unbind: () => void = () => undefined
  const bound = computed(() =>
    registry.commands.map((command) => ({ command, keys: (command.keys ?? []).flatMap((keys) => keysInForce(keys) ?? []) })),
  )
  const stop = watch(
    bound,
    (commands) => {
      unbind()
      const bindings = commands.flatMap(({ command, keys: own }) =>
        own.flatMap(waysToPress).map(([keys, isMeant]) => {
          return [keys, (event: KeyboardEvent) => isMeant(event) && isHeard(command) && press(command, event)] as const
        }),
      )
      unbind = tinykeys(window, Object.fromEntries(bindings))
    },
    { immediate: true },
  )
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented && !dialogIsOpen() && isTyping(event.target)) (event.target as HTMLElement).blur()
  }
  window.addEventListener('keydown', leave)
  window.addEventListener('keydown', enterOnce, { capture: true })
  window.addEventListener('input', noteTyping, { capture: true })
  window.addEventListener('submit', forgetTyping, { capture: true })
  onScopeDispose(() => {
    window.removeEventListener('keydown', leave)
    window.removeEventListener('keydown', enterOnce, { capture: true })
    window.removeEventListener('input', noteTyping, { capture: true })
    window.removeEventListener('submit', forgetTyping, { capture: true })
    stop()
    unbind()
  })
}

/** Whoever keeps Enter down a moment too long answers nothing that comes up meanwhile. In a longer text it goes on making lines. */
function enterOnce(event: KeyboardEvent): void {
  const { key, repeat, target } = event
  if (!repeat || key !== 'Enter' || target instanceof HTMLTextAreaElement) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

function press(command: Command, event: KeyboardEvent): void {
  if (event.defaultPrevented || dialogIsOpen() || typesSign(event) || !isEnabled(command)) return
  const isHeard = command.whileTyping === true || (command.whileTyping !== 'never' && isBesideNumber(event))
  if (isTyping(event.target) && !isHeard && !(command.whileTyping === 'untouched' && isUntouched(event.target))) return
  if (event.key === 'Enter' && pressesItself(event.target)) return
  if (event.key === ' ' && (pressesItself(event.target) || isToggle(event.target))) return
  event.preventDefault()
  if (!event.repeat || command.repeats === true) command.run()
}
