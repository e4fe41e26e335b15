import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { fileText } from '../../storage/fileText.ts'
import { ordersTexts } from './texts/orders.ts'
import { troubleTexts } from '../../stores/texts/trouble.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { troubleOf } from '../../stores/sentences.ts'

/** A file of orders as it came in, unread so far. */
export interface OrdersText {
  readonly name: string
  readonly text: string
}

/** Orders of more than this are none of ours, sealed or not (bytes). */
const LARGEST = 8 * 1024 * 1024

export function isOrdersName(name: string): boolean {
  return /\.(json|age|txt)$/i.test(name)
}

/** The orders file that lies on the table: picked, or dropped anywhere on the page. */
export const useOrdersFile = defineStore('ordersFile', () => {
  const announcements = useAnnouncements()
  const file = shallowRef<OrdersText | null>(null)
  /** Counts what was laid down and put away: what is still being read then comes too late. */
  let turn = 0

  /** Gives whether it may be one, and lies there now. */
  async function take(given: File): Promise<boolean> {
    if (!isOrdersName(given.name) || given.size > LARGEST) {
      announcements.say(() => ordersTexts.noFile(given.name), 'trouble')
      return false
    }
    const own = ++turn
    try {
      const text = await fileText(given)
      if (own !== turn) return false
      file.value = { name: given.name, text }
      return true
    } catch (fault) {
      if (own === turn)
        announcements.say(
          troubleOf(fault, () => troubleTexts.doing.readFile),
          'trouble',
        )
      return false
    }
  }

  function putAway(): void {
    turn++
    file.value = null
  }

  return { file, take, putAway }
})
