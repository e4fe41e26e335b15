import { capitalThe, isMany, say, the } from '../../../src-shared/games/text/playing.ts'
import { figure } from '../../../src-shared/language/figures.ts'

export const EN = {
  /** Entries as they are named when they are taken back. */
  entries: {
    setup: 'the set-up',
    answer: (title: string, seat: string, round: number) =>
      round === 0 ? say('place.namedBeforeFirst', { what: title }) : `${title} (${say('place.ofRound', { what: seat, round })})`,
    correction: (accounts: string) => `the correction of ${accounts}`,
    decree: 'the decree',
    events: 'the change of events to come',
    rulings: (rules: string) => `the change of house rules (${rules})`,
    retraction: (entry: number) => `the taking back of entry ${entry}`,
    restart: 'the new start of the phase',
    reseed: 'the new seed of the dice',
    note: 'the note',
    naming: 'the names',
    standIn: 'the stand-in',
    title: 'the new title',
  },
  standIn: {
    by: (seat: string, who: string) => `${who} stands in for ${the(seat)} this round`,
    orders: (seat: string) => `What was prepared for ${the(seat)} stands in for the player this round`,
    back: (seat: string) => `${capitalThe(seat)} ${isMany(seat) ? 'answer' : 'answers'} at the table again`,
  },
  naming: {
    named: (what: string, name: string) => `${what} is now called ${name}`,
    unnamed: (what: string) => `${what} has no name of its own any more`,
    gone: 'One who is gone',
  },
  changes: {
    added: (what: string) => `new: ${what}`,
    dropped: (what: string) => `taken out: ${what}`,
    changed: (what: string, differences: readonly string[]) => (differences.length === 0 ? what : `${what} (${differences.join('; ')})`),
    fromTo: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
    moved: (place: string) => `play moved to ${place}`,
    place: 'the place of play',
  },
  /** A seed of the dice: what is said of it, by whom it was added to. */
  reseed: {
    copy: 'This is a copy: from here on its dice follow from a seed of its own',
    shares: (seats: string) => `${seats} added to the dice`,
  },
  dice: {
    app: (dice: string) => `${dice} (by the app)`,
    hand: (dice: string) => `${dice} (at the table)`,
  },

  /** Next to what nobody else knows. */
  onlyFor: (seats: string) => `${seats} only`,

  /** Behind what was told several times. */
  times: (times: number) => `${figure(times)} ×`,
  problems: {
    whole: 'Give a whole number.',
    from: (least: number) => `Give a whole number from ${figure(least)} on.`,
    span: (least: number, most: number) => `Give a whole number from ${figure(least)} to ${figure(most)}.`,
    picks: (chosen: number, least: number, most: number) =>
      `${figure(chosen)} chosen: choose ${least === most ? figure(most) : `${figure(least)} to ${figure(most)}`}.`,
    choose: 'Nothing is chosen here yet: choose one.',
    sum: (sum: string, most: number) => `The total is ${sum}, and the most is ${figure(most)}: lower one of the fields.`,
  },
}
