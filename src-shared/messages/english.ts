/** Messages of stores and hosts (`message`), told in the language of whoever reads them. Figures stand in braces: {price}, and words behind a count as {price|coin|coins}. */
export const ENGLISH = {
  'file.notOpened': '"{name}" cannot be opened: {reason}.',
  'file.notOpenedForWriting': '"{name}" cannot be opened for writing: {reason}.',
  'file.notSaved': '"{name}" could not be saved: {reason}.',
  'file.notRead': '"{name}" cannot be read: {reason}.',
  'file.notStored': '"{name}" could not be stored in {folder}: {reason}.',
  'file.notRenamed': '"{name}" could not be renamed: {reason}.',
  'file.taken': '"{name}" is the name of another file by now; nothing was put in its place. Choose another name, or try again.',
  'file.notReplaced': '"{name}" could not be replaced by an earlier version: {reason}.',
  'version.unknown': 'This version is not kept any more: look at the list again.',
  'file.notTrashed': '"{name}" could not be moved to the trash: {reason}.',
  'file.notBroughtBack': '"{name}" could not be brought back from the trash: {reason}.',
  'file.notDestroyed': '"{name}" could not be deleted permanently: {reason}.',
  'trash.unknown': 'This is no longer in the trash: look at the list again.',
  'trash.notRead': 'The trash cannot be read: {reason}.',
  'file.seatsNotRead': 'What is kept of the seats of "{name}" cannot be read: {reason}.',
  'file.seatsNotStored': 'What is kept of the seats of "{name}" could not be stored: {reason}.',
  'file.readShort':
    '"{name}" was read in part only ({read} of {size} {size|byte|bytes}): its disk or network drive does not give the rest. Nothing was changed; try again, or copy the file to another disk.',
  'file.none': '"{name}" is no file: choose a campaign that ends in .lineage.',
  'file.noCampaign': '"{name}" is no campaign: choose a file that ends in {ending}.',
  'file.tooLarge': '"{name}" is too large to be a campaign ({size} MiB): choose another file.',
  'file.strange': '"{name}" does not begin like a campaign: choose another file, or take it from a backup.',
  'file.readOnly': '"{name}" is not written to from here: make a copy of it to continue playing.',
  'file.beingOpened': '"{name}" is being opened by another program at this moment: try again.',
  'file.openHere': '"{name}" is open already in this program: close it there first.',
  'file.openThere': '"{name}" is open in another program (process {process}): close it there to play on here.',
  'file.openInSandbox':
    '"{name}" is open in another program of this computer, in a sandbox of its own: close it there. Should that program have ended, it is free a minute later.',
  'file.openElsewhere':
    '"{name}" is open on the computer {host} (process {process}). Close it there. Where that computer no longer has it open, or this one had that name before, play on here all the same; its lock is the file {lock}.',
  'lock.alive':
    '"{name}" is in use on the computer {host}, which gave a sign of life {seconds} {seconds|second|seconds} ago: close it there. Should its program have ended, try again a minute later.',
  'lock.notRemoved': 'The lock {name} cannot be removed: {reason}.',
  'library.notRead': 'The library {name} cannot be read: {reason}.',
  'library.gone':
    'The library {name} is not there any more: its folder was moved, renamed or deleted, or its disk is not connected. Bring it back, and it is shown again by itself. Nothing is put in its place meanwhile.',
  'library.noneSame': 'No campaign of the library is the same: it can be taken in.',
  'library.unknown': 'There is no campaign of that name in the library: look at the list again.',

  'fault.ENOSPC': 'the disk is full; free some space and try again',
  'fault.EDQUOT': 'your share of the disk is used up; free some space and try again',
  'fault.EFBIG': 'it would be larger than this disk allows; save a copy elsewhere',
  'fault.EROFS': 'the disk is write-protected; save a copy elsewhere',
  'fault.EACCES':
    'the system does not allow it; check the permissions of the file and of its folder, and whether a virus scanner or a synchronising program is using it',
  'fault.EPERM':
    'the system does not allow it; check the permissions of the file and of its folder, and whether a virus scanner or a synchronising program is using it',
  'fault.EBUSY': 'another program is using it; close that one and try again',
  'fault.ENOENT': 'it is not there any more; look whether it was moved or deleted',
  'fault.ENOTDIR': 'its folder is not there any more; look whether it was moved or deleted',
  'fault.EISDIR': 'there is a folder of that name; choose a file',
  'fault.EIO': 'the disk reports a fault; save a copy on another one',
  'fault.EMFILE': 'too many files are open; close other programs and try again',
  'fault.ENAMETOOLONG': 'its name is too long for this disk; give it a shorter one',
  'fault.EINTR': 'the system interrupted it; try again',
  'fault.ESTALE': 'the network drive has lost the file; connect it again and reopen the campaign',
  'fault.ENOTCONN': 'the drive is not connected any more; connect it and try again',
  'fault.ETIMEDOUT': 'the network drive does not answer; look whether it is connected, and try again',
  'fault.other': 'the system says {fault}',
  'fault.replaced': 'it was deleted or replaced meanwhile; bring it back, then leave the campaign and open it again',
  'fault.moved': 'the file is at {place} now; move it back, or open it there',
  'fault.movedAway':
    'the file is not where it was opened (moved, or replaced by a synchronising program); open the campaign again, and look for a second copy of it',
  'fault.lockLost': 'another program took the campaign over while this one slept; close it there and open it again here',
  'fault.changed': 'another program changed it meanwhile; leave the campaign and open it again to see what is in it',
  'fault.leftover': 'what an earlier failure left could not be cleared away ({fault}); leave the campaign and open it again',
  'fault.closed': 'it was closed',

  'campaign.header': 'This is no campaign file: its first line is not a header. Choose a file that ends in .lineage.',
  'campaign.otherFormat': 'This is no campaign file of this program: choose a file that ends in .lineage.',
  'campaign.newer':
    'It has format version {version}, and this program reads up to version {reads}. Play on with a newer version of this program.',
  'campaign.newerRules':
    'It is played by version {version} of its rules, and this program plays version {plays}. Play on with a newer version of this program.',
  'campaign.otherGame': 'This campaign is of the game "{game}", which this version does not know. Open it with a newer one.',
  'campaign.nothing': 'Nothing can be shown of this campaign: {damage}. Take it from a backup.',
  'campaign.damaged':
    'The file is damaged: {damage}. It is shown up to there and will not be written; make a copy to play on from this point.',
  'campaign.restored':
    'The file was damaged (line {lines}) and could be restored to the letter: nothing is missing. The file was not changed; make a copy to play on.',
  'campaign.changed':
    'Line {lines} of the file was changed, by another program or a fault of the disk, and is shown as it reads now (line 1 has the title, line 2 the set-up); everything after it is as it was written. The file was not changed; put an earlier version back, or make a copy to play on.',
  'campaign.unfinished': 'Not every way to restore it has been tried yet: open it again, and the search continues.',
  'campaign.both': '{first} Also: {second}',
  'campaign.lost':
    'The file is damaged, and entries of it cannot be restored ({entries}): what happened in them is missing here, in the figures too. Everything else is shown. The file was not changed; make a copy to play on, and correct what is missing.',
  'campaign.lostBeforeNewer':
    'The file is damaged, entries of it cannot be restored ({entries}), and line {line} was written by a newer version of this program. It is shown up to there, and was not changed. Mend it with the newer version.',
  'campaign.uncopiedNewer':
    'Line {line} was written by a newer version of this program: a copy made here would end there. Make the copy with that version, or copy the file itself.',
  'campaign.lostEntry': 'Entry {entry} could not be read: the file was damaged there. What happened in it is missing.',
  'campaign.behind':
    'This file ends in round {round} after {entries} {entries|entry|entries}, and you had round {hadRound} with {had} {had|entry|entries} of this campaign: it is an older copy, was put back, or was cut off. Bring the longer file back and open it again, or play on from here without what came after.',
  'campaign.behindOther':
    'This file ends in round {round} after {entries} {entries|entry|entries}; "{other}" is the same campaign with {had} {had|entry|entries}, in round {hadRound}. Open the longer one, or play on from here without what came after.',
  'campaign.parted':
    'This file is another course of the campaign you had in round {round} with {had} {had|entry|entries}: they part before that. Bring the other file back and open it again, or play on with this one.',
  'campaign.unknownEntry':
    'Line {line} is an entry this version of the program does not know: a newer one has written it. It is shown up to there. Play on with a newer version.',
  'campaign.unknownEntryInShort': 'Written on by a newer version, from line {line} on. Opens for reading up to there.',
  'campaign.damagedInShort': 'Damaged: {damage}. Opens for reading, with all that can be restored.',
  'campaign.torn': 'The last line of the file was torn ({bytes} {bytes|byte|bytes}, never acknowledged) and is left out.',
  'campaign.unreadable': 'It cannot be read.',
  'campaign.uncopied': 'There is nothing in it that could be copied.',
  'campaign.whatIfGone': 'This copy was not kept, and is gone: begin another from the campaign it was made from.',
  'campaign.copy': '{title} (copy)',
  'campaign.whatIf': '{title} (what if)',
  'campaign.untitled': 'Untitled campaign',
  'damage.line': 'line {line} ({reason})',
  'damage.noSetup': 'it contains no set-up',
  'damage.deep': 'nested more deeply than anything this program writes',
  'damage.notJson': 'not JSON',
  'damage.noHash': 'no hash',
  'damage.otherHash': 'hash does not fit the line',
  'damage.follows': 'does not follow the line before',
  'damage.otherHeader': 'not the header its entries were made for',
  'damage.number': 'wrong number',
  'damage.unknown': 'an entry this version does not know',
  'damage.strange': 'the rules never write this: {problem}',

  'seats.damaged':
    "What is kept of the players' seats is damaged: {field}. Move that file (its name ends in .lineage-seats) away to begin afresh, without PINs, devices and orders.",
  'seats.otherCampaign':
    "What lies beside this campaign for players' seats is another campaign's. Move that file (its name ends in .lineage-seats) away to begin afresh, without PINs, devices and orders.",
  'table.shut': 'The table takes nothing in at the moment. The game master knows why.',
  'door.shut': 'The game master closed the door for players. What you saw last stays readable here.',
  'door.sentAway': 'The game master sent this device away. Ask for a new invitation to come back.',
  'door.oneTooMany': 'Another device joined in place of this one: a seat has room for no more. Ask for a new invitation to come back.',
  'door.notLetIn': 'The table cannot let anybody in at the moment: ask the game master to look after it.',
  'door.keyless':
    'This browser has deleted the key to your seat, as some do after seven days without a visit. Ask the game master for a new invitation: nothing of the campaign is lost.',
  'door.dismissed': 'This device was sent away from the table. The game master can invite it again.',
  'door.noPage': "The door stays closed: the players' page is missing from {folder}. Build the program again.",
  'door.otherNetwork':
    'The door stays closed: this computer is in a network, but at {addresses}, and the door opens to networks of one’s own alone (addresses that begin with 192.168., 10. or 172.16. to 172.31.). Join one, a router’s Wi-Fi or a phone’s hotspot say, then open it again.',
  'door.noNetwork': 'The door stays closed: this computer is in no network with others. Join one (Wi-Fi or cable), then open it again.',
  'door.stays': 'The door stays closed: {reason}.',
  'door.portTaken': 'port {port} is taken',
  'door.portTakenBy': 'port {port} is taken by “{title}”, another campaign that is open here; close its door first',

  'host.fault':
    'The workbench could not do that because of a fault of its own; its own log says more. Look what is shown before you try again.',
  'host.unknown': 'The workbench was asked for something it does not know: reload the page.',
  'host.misfit': 'The workbench cannot do {method} with what it was given: it takes {kinds}.',
  'host.otherPage': 'This page is not of the workbench.',
  'host.tooMany': 'Too many messages.',

  'wire.noAnswer': 'The table server does not answer. The workbench keeps trying; nothing that was saved is lost.',
  'shelf.readOnly': 'This campaign is not written to from here: make a copy of it to continue playing.',
  'shelf.otherTab': 'Another tab has written to this campaign meanwhile. Open it again to continue.',
  'shelf.full':
    'The browser has no room left for campaigns. Download one, move it to the trash and delete it there permanently, or make room on the disk; then try again. What is open can still be downloaded, without what could not be stored.',
  'shelf.fullOfTrash':
    'The browser has no room left for campaigns. Delete something in the trash of the library permanently, then try again: the trash takes up room.',
  'shelf.elsewhere': 'This campaign is open in another tab. Close it there to play on here; this tab takes it over by itself then.',
  'shelf.unknown':
    'There is no campaign "{name}" in this browser any more. Should it still be open here, download it now; else look for it in the library, or open its file again.',
  'shelf.notRead':
    "The browser's storage could not be read ({fault}). Its disk may be full, or the window a private one, which often forbids it: make room or use an ordinary window, then try again. What is open can still be downloaded.",
  'shelf.notWritten':
    "The browser's storage could not be written ({fault}). Its disk may be full: make room and try again. Download the campaign to be safe; what is open can be downloaded in any case, without what could not be stored.",
  'pack.noTemplate': 'The page packs are put into is missing from this program: install it again, or save the pack as data.',

  'choice.none': '"none", or {others}',
  'choice.whole': 'a whole number from {min} to {max}',
  'choice.most': 'a number of at most {max}',
  'choice.least': 'a number of at least {min}',
  'choice.player': 'who plays {seat}',
  'choice.playerName': 'the name of the player of {seat}',
  'choice.header': 'the header of a campaign names its {field}',
  'choice.hex': '{digits} hex digits (0-9, a-f)',
} as const

export type MessageKey = keyof typeof ENGLISH
