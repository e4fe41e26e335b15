import { seatServerLink } from '../bridge/seatServer.ts'
import { DraftStorage, pageMark } from '../storage/drafts.ts'
import { LastSeenStore } from '../storage/lastSeen.ts'
import { codeInFragment } from './joinCode.ts'
import { startSeat } from './app.ts'

// An invitation's code stands in the address for as short as can be.
const code = codeInFragment(location.hash)
if (code !== null) history.replaceState(null, '', location.pathname + location.search)

startSeat({
  link: seatServerLink(location),
  lastSeen: new LastSeenStore(location.origin),
  drafts: new DraftStorage(pageMark()),
  code,
})
