import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const LOB_RULINGS = {
  13: {
    question: 'A printed FR order has its 10 under RED, but the text below speaks of Greens: which counts?',
    decision: 'The column in which the number is written, so 10 Reds are freed.',
  },
  20: {
    question: 'How does a lob work in detail?',
    decision:
      'It can be done once per hex and turn, also from inside a den and at a hex that nobody sees. Only enemies are harmed, hidden ones too, and bridges and rafts give no cover. Hits beyond the number of enemies are lost. Those who lobbed are held even if nobody was there to be hit.',
  },
  21: {
    question: 'What can lizards not do after a lob or chant of their own?',
    decision:
      "They cannot obey MO, SP or SA, and they cannot flee. The clan's spies in that hex cannot obey SN, but spies of others are not held. An order that fails holds nobody; a chant without effect does. One hex may both lob and chant in a turn, and building and recruiting go on as usual. Lizards that leave by Gate are still held.",
    switches: ['held_may_flee', 'held_spies'],
  },
  22: {
    question: 'What happens to lizards freed in a den of another colour?',
    decision:
      'They stay warriors. A den may get more den lizards by freeing than it can feed. If you free more than are there, all that are there are freed; if none are there, the order fails.',
    switches: ['free_wrong_colour'],
  },
} satisfies RulingTexts

export const LOB_SWITCHES = {
  held_may_flee: {
    question: 'May warriors flee from a fight after a lob or chant of their own?',
    why: 'The book says that they cannot move and does not mention fleeing.',
    values: { false: 'No.', true: 'Yes.' },
  },
  held_spies: {
    question: 'Which spies in its hex does a lob or chant hold?',
    why: 'The book holds all lizards of the hex and does not mention spies.',
    values: { own: 'Those of the clan that lobs or chants.', none: 'None: they can still move.' },
  },
  free_wrong_colour: {
    question: 'What happens to lizards freed in a den of another colour?',
    why: 'The book says only that lizards of its own colour join the den.',
    values: { stay: 'They stay warriors.', vanish: 'They return to the wild and are gone.' },
  },
} satisfies Partial<SwitchTexts>

export const CHANT_RULINGS = {
  23: {
    question: 'Must exactly as many Blacks chant as the chant needs?',
    decision:
      'At least that many. If you write more than are there, all that are there chant. Fractions are dropped when Blacks turn Red: after Reveal 2 of 25.',
  },
  24: {
    question: 'May a chant be aimed at the own hex or at own lizards?',
    decision:
      'Yes. Without M1 the target is the hex of the chanters, except for Shunt, which needs a direction. Friend and foe are affected alike unless the chant speaks of enemies.',
  },
  25: {
    question: 'Do dens and Temples protect against chants that do not say so?',
    decision:
      'No. Eyes, Reveal and Freeze reach into dens and Temples. Eyes also counts den lizards and militia and shows the colour of a Home Den.',
    switches: ['den_shelter'],
  },
  26: {
    question: 'What happens to shunted lizards where they land?',
    decision:
      'Only the hex in which they land affects them. A curse or a Whirlpool harms them there, but no monster attacks, no Swamp mires them, they do not eat, and they take nothing over. Their raft stays behind. Spies on the way do not stop them. If they cannot fly at all, the chant has no effect. They may still move in the Movement phase.',
  },
  27: {
    question: 'Whom does a summoned monster attack?',
    decision:
      'Everyone in the target hex, even lizards of the chanting clan. The band there fights it like any sea monster, only with its strength doubled. Spies die if it wins or if there is no band. If the hex is empty or no water hex is next to it, the chant has no effect.',
  },
  28: {
    question: 'What does Mould turn a hex into?',
    decision:
      'A water hex becomes Plains with a chance of 25%, Swamp or Scrub with 20% each, Fertile with 12%, a Ruin with 8%, a Peak with 7%, a Volcano with 5% and a Temple with 3%. A land hex becomes Water with a chance of 80% and a Whirlpool with 20%. Lizards stay there and swim if the land sinks; no monster attacks them, but a Whirlpool may drown them. A half-built den is lost. The players can bring another table in the world file.',
  },
  29: {
    question: 'Whom does Coerce count and win over?',
    decision:
      'All warriors of the target hex, or none of them. They keep their hunger and level, and stay held or mired if they were. A bridge or raft under them goes with them. If no warriors are there, or only own ones, the chant has no effect.',
  },
  30: {
    question: 'How does Gate work in detail?',
    decision:
      'Both Temples may belong to any clan, or to none. If the target is no Temple, the chant has no effect. Which newcomers die for lack of room is drawn at random. The newcomers are the attackers, neither side can flee, and captives are taken as in the open. Afterwards the Temple belongs to those who are still there. Spies do not go along.',
  },
  31: {
    question: 'Which colours does Transmute change?',
    decision:
      'All of them if there are three or fewer, and otherwise three drawn at random. Each becomes one of the four other colours, all equally likely. Two may become the same.',
  },
  32: {
    question: 'What can Dark strike?',
    decision: 'Any hex, also a water hex. Bridge, raft and half-built den are lost as well. Chanters who aim at their own hex die.',
  },
} satisfies RulingTexts

export const CHANT_SWITCHES = {
  den_shelter: {
    question: 'Against which chants does a den protect?',
    why: 'The book says that dens protect against many chants, but names the protection only with some of them.',
    values: { printed: 'Only those whose rule says so.', all_but_dark: 'All but Dark.' },
  },
} satisfies Partial<SwitchTexts>
