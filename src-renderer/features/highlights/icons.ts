import type { Component } from 'vue'
import {
  Baby,
  CalendarDays,
  Crown,
  Eye,
  Flag,
  Flame,
  Gem,
  Globe,
  Handshake,
  Hourglass,
  Landmark,
  Skull,
  Swords,
  Trophy,
  UserPlus,
} from '@lucide/vue'
import type { HighlightKind } from '../../../src-shared/games/api/highlightFace.ts'

/** A sign for each kind of highlight. */
export const HIGHLIGHT_ICONS: Readonly<Record<HighlightKind, Component>> = {
  turn: Flag,
  round: CalendarDays,
  event: Globe,
  war: Handshake,
  battle: Swords,
  raid: Flame,
  discovery: Eye,
  birth: Baby,
  death: Skull,
  accession: Crown,
  wedding: Gem,
  heir: UserPlus,
  age: Landmark,
  fall: Hourglass,
  end: Trophy,
}
