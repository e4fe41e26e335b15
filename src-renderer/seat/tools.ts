import type { Component, InjectionKey } from 'vue'

/** What stands below the orders where they do not reach the table by themselves: in a pack, the way to write them to a file. */
export const ORDERS_TOOLS: InjectionKey<Component> = Symbol('orders tools')
