import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const MONUMENT_RULINGS = {
  101: {
    question: 'How long does a monument take?',
    decision: 'One turn for every started 10 prestige, one less for every full 25 extra workers, and at least one.',
    switches: ['min_build_turns'],
  },
  102: {
    question: 'Who are the workers?',
    decision:
      'Commoners of either sex, tied until it is finished; women among them may bear. Free people die first. A site short of workers loses turns until it is filled up in phase 6.',
  },
  103: {
    question: 'What are the 10 prestige of a blessing?',
    decision: 'A gain of its own, made at once and never lost, once for each monument.',
    switches: ['blessing_prestige'],
  },
  104: {
    question: 'What does an unfinished monument cost when it is destroyed?',
    decision: 'All the prestige it would have given; the 8 of its start do not come back.',
    switches: ['unfinished_loss'],
  },
  105: {
    question: 'How many monuments may one have?',
    decision:
      "Two under construction, one of one's own at each settlement; taken ones do not count. Only whole bundles of 5, at least one.",
  },
} satisfies RulingTexts

export const MONUMENT_SWITCHES = {
  min_build_turns: {
    question: 'Can extra workers finish a monument in the turn it is started?',
    why: 'The book takes a turn off for every 25 extra workers and gives no least time.',
    values: { '1': 'No: it takes at least one turn.', '0': 'Yes: with enough workers it is finished at once.' },
  },
  blessing_prestige: {
    question: 'When does a blessing bring its 10 prestige?',
    why: 'The book does not say whether it belongs to the ritual or to the finished monument.',
    values: { immediate: 'At the blessing.', on_completion: 'When the monument is finished.' },
  },
  unfinished_loss: {
    question: 'What does a monument cost that is destroyed while it is being built?',
    why: 'The book takes the prestige it would have given, which was never received.',
    values: { full: 'All the prestige it would have given, as printed.', none: 'No prestige beyond the price of starting it.' },
  },
} satisfies Partial<SwitchTexts>
