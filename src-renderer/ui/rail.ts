import type { Component } from 'vue'
import type { RouteLocationRaw } from 'vue-router'

/** Where a page stands among the others: what is played with, what is owned, what happens around it, what is written down; `foot`: what is seldom wanted. */
export type RailGroupId = 'play' | 'realm' | 'world' | 'record' | 'foot'

export const RAIL_GROUPS: readonly RailGroupId[] = ['play', 'realm', 'world', 'record', 'foot']

export interface RailPage {
  readonly name: string
  readonly label: string
  readonly icon: Component
  readonly to: RouteLocationRaw
  readonly group: RailGroupId
  /** Said behind its name where something waits there. */
  readonly waits?: string | undefined
  /** Not in the bar of a narrow screen. */
  readonly wideOnly?: boolean | undefined
  /** In that bar alone. */
  readonly narrowOnly?: boolean | undefined
  /** A page behind this one is open. */
  readonly within?: boolean | undefined
}
