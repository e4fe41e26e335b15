export const EN = {
  title: 'Join the table',
  page: 'Join',
  lead: 'The game master has a code for your seat. Scan it, or type it here. A television joins with a code of six characters.',
  code: 'Code',
  progress: (typed: number, of: number) => `${typed} of ${of}. Small letters and missing dashes do not matter.`,
  beginning: (typed: number, of: number, display: number) =>
    `${typed} of ${of}, or of ${display} on a table display. Small letters and missing dashes do not matter.`,
  tooMany: (typed: number, of: number) => `${typed} characters: there are ${of} in a code. Small letters and missing dashes do not matter.`,
  wrongLength: (typed: number, of: number, display: number) =>
    `A code has ${of} characters (${display} for a table display); this one has ${typed}.`,
  send: 'Sit down',
  show: 'Show the table here',
  back: 'Back to what I saw last',
  another: {
    title: 'Sit at another seat?',
    text: 'This device has a seat at this table. The invitation you opened is for one more: taking it gives up the seat you have.',
    take: 'Take the new seat',
    stay: 'Stay where I am',
  },
  sending: 'Looking for your seat',
}
