import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { ordersTexts } from '../texts/orders.ts'
import { useAnnouncements } from './announcements.ts'

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

  /** Gives whether it may be one. */
  async function take(given: File): Promise<boolean> {
    if (!isOrdersName(given.name) || given.size > LARGEST) {
      announcements.say(ordersTexts.noFile(given.name), 'trouble')
      return false
    }
    file.value = { name: given.name, text: await given.text() }
    return true
  }

  function putAway(): void {
    file.value = null
  }

  return { file, take, putAway }
})
