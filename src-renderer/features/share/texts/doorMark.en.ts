import { seatName } from '../../../wording/names.ts'

export const EN = {
  mark: {
    title: "The door for players' devices",
    unseen: 'Door for players: ',
    here: 'Open: this computer',
    network: 'Open: network',
    door: 'Door ',
    open: 'open',
  },
  marks: {
    name: 'Players at the table',
    told: (seat: string, there: boolean, ready: boolean) =>
      `${seatName(seat)}: ${there ? 'with a device' : 'no device'}, ${ready ? 'ready' : 'not ready'}`,
  },
}
