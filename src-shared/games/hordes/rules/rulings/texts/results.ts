import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const RESULT_RULINGS = {
  36: {
    question: 'When is a score doubled?',
    decision:
      'When the scores differ and twice the lower one is no more than the higher, whatever their signs. A lower score of 0 or less is therefore always doubled.',
  },
  37: {
    question: 'Whose going decides, and what if no clause of a row fits?',
    decision:
      'The going of the element whose row it is. If no clause fits, nothing happens and contact stays. A condition about going applies only to the clause it is printed in.',
    switches: ['bare_cell'],
  },
  38: {
    question: 'How far does an element recoil, and what of those it pushes?',
    decision:
      'Its own base depth straight back, still facing the enemy. Friends that are pushed go as far and push on in turn, and no enemy beside them counts; if one cannot go, the recoiler is destroyed. To recoiling aerials a wood or a built-up area is closed.',
    switches: ['recoil_p'],
  },
  39: {
    question: 'Which way does an element flee?',
    decision:
      'It turns about and goes 600 paces, bending as little as it must to keep clear of enemies and closed ground, through friends if it ends clear. If it would have to bend over 90 degrees, or comes to the edge, it is lost.',
    switches: ['over_edge'],
  },
  40: {
    question: 'What of those who flee the field?',
    decision: 'They recoil first, and then are gone and lost. Lurkers do not recoil, and go to the reserve unharmed.',
    switches: ['field_return'],
  },
  41: {
    question: 'Which throws make a frog, and what is a frog?',
    decision:
      'His own dice for his own spells in this battle, also from before he was brought back. A frog is as good as ensorcelled. The result of the spell comes first, and an element it has just removed does not also become a frog.',
    switches: ['frog_memory'],
  },
  42: {
    question: 'What of the ensorcelled, and are they free once the caster falls?',
    decision:
      'They are off the table and lost until 6 PIPs bring them back, Aerial Heroes and frogs too; a general comes back as general. The fall of the caster changes nothing.',
    switches: ['caster_fall'],
  },
  43: {
    question: 'Do results count at once, and how often does a pair fight?',
    decision:
      'At once: a pair that no longer touches does not fight. Each pair fights once a bound, each element rolls against one enemy in front, whom the player of the bound picks, and others count as flank or rear. Contacts that results bring wait for the next bound.',
  },
  44: {
    question: 'Must troops follow up?',
    decision:
      'They must, straight ahead by their own depth or up to contact, when their opponent in close combat recoiled, fled or was destroyed. They stop at closed ground and at the edge, and fight again only in the next bound.',
  },
  45: {
    question: 'Does a supporting rank share the fate of the one before it?',
    decision: 'No, only the front element suffers. The rank is pushed back with it, or follows up with it.',
  },
  50: {
    question: 'When do Knights strike Magicians, Shooters and Artillery as freshly charged?',
    decision: 'When the Knights moved into this contact by PIPs in this bound. A follow-up does not count.',
    switches: ['fresh_contact'],
  },
  51: {
    question: 'Does a recoiling Behemoth pass its own foot or crush it?',
    decision: 'It crushes it: otherwise the exceptions of that rule would never matter.',
  },
  52: {
    question: 'May recoiling aerials pass Sneakers, and may a recoiling God pass anybody?',
    decision: 'Yes, Sneakers and Gods keep their right. A wood or a built-up area still stops a God.',
  },
  53: {
    question: 'What is the edge of the table?',
    decision:
      'No move by PIPs and no follow-up crosses it. An element that recoils, is pushed or flees so that any part of its base crosses it is destroyed.',
  },
} satisfies RulingTexts

export const RESULT_SWITCHES = {
  bare_cell: {
    question: 'What happens to Artillery, Paladins and Gods where no clause of their row fits?',
    why: 'The sheet leaves these places empty.',
    values: { nothing: 'Nothing; contact stays.', recoil: 'They recoil; a Stronghold never does.' },
  },
  recoil_p: {
    question: 'How far does an element recoil?',
    why: 'The sheet prints no distance.',
    values: { depth: 'The depth of its own base.', 100: '100 paces.' },
  },
  over_edge: {
    question: 'What of an element that is driven over the edge of the table?',
    why: 'The sheet does not speak of the edge.',
    values: { lost: 'It is destroyed.', stops: 'It stops there, unharmed.' },
  },
  field_return: {
    question: 'Who comes back after fleeing the field?',
    why: 'The sheet lets Lurkers, Gods and Dragons be deployed and does not say how often.',
    values: {
      lurkers: 'Lurkers only: they are in reserve again.',
      all: 'Lurkers, Gods and Dragons: they are in reserve again.',
      none: 'Nobody.',
    },
  },
  frog_memory: {
    question: 'Does a Magician who was brought back still count his earlier throws of 1?',
    why: 'The sheet counts an earlier 1 and does not say when it is forgotten.',
    values: { kept: 'Yes.', cleared: 'No, he starts again.' },
  },
  caster_fall: {
    question: 'What of the ensorcelled when the Magician falls who took them?',
    why: 'The sheet prices their return and says nothing of a release.',
    values: {
      nothing: 'Nothing: they stay away until they are paid for.',
      free_return: 'They wait in the reserve and are no longer lost, and still cost the same to bring.',
    },
  },
  fresh_contact: {
    question: 'Who must have moved for Knights to strike as freshly charged?',
    why: 'The sheet asks for contact in this bound and does not say by whom.',
    values: { knights: 'The Knights.', either: 'Either side.' },
  },
} satisfies Partial<SwitchTexts>
