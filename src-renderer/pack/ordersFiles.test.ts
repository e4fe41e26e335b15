// @vitest-environment node
import { expect, test } from 'vitest'
import type { OrderLine } from '../../src-shared/contract/orders.ts'
import { ordersFileText, type OrdersFile } from '../../src-shared/table/files/ordersFile.ts'
import { isSealed, unseal } from '../../src-shared/table/files/sealing.ts'
import { MASTER_KEY, samplePack } from '../../src-shared/table/testing/samplePack.ts'
import { makeOrdersFile, readOwnOrders, type OrdersToSend } from './ordersFiles.ts'

const LINES: readonly OrderLine[] = [{ id: 'a', phase: 9, question: 'advance', answer: 'secret plan' }]
const pack = samplePack([], 'humans')
const toSend: OrdersToSend = { round: 3, lines: LINES, sealing: 'master', passphrase: '' }

test('sealed to the game master, who opens it; so does the seat, and nobody else', async () => {
  const text = await makeOrdersFile(pack, toSend)
  expect(isSealed(text)).toBe(true)
  expect(text).not.toContain('secret')
  const opened = await unseal(text, { identity: MASTER_KEY.identity })
  expect(opened.ok && opened.value).toContain('secret plan')
  expect(await readOwnOrders(pack, text, '')).toMatchObject({ ok: true, value: { lines: LINES, round: 3 } })
  const other = samplePack([], 'humans', { signingKey: 'a'.repeat(64) })
  expect(await readOwnOrders(other, text, '')).toMatchObject({ ok: false, problems: [{ wording: 'problem.sealedToOther' }] })
})

test('with a passphrase: asked for where it is missing', async () => {
  const text = await makeOrdersFile(pack, { ...toSend, sealing: 'passphrase', passphrase: 'three wise owls' })
  expect(await readOwnOrders(pack, text, '')).toMatchObject({ ok: false, problems: [{ wording: 'problem.sealedByPassphrase' }] })
  expect(await readOwnOrders(pack, text, 'owls')).toMatchObject({ ok: false, problems: [{ wording: 'problem.passphrase' }] })
  expect(await readOwnOrders(pack, text, 'three wise owls')).toMatchObject({ ok: true, value: { lines: LINES } })
})

test.each(['master', 'passphrase'] as const)('sealed (%s), its length does not tell how much was written', async (sealing) => {
  const many = Array.from({ length: 12 }, (_, at): OrderLine => ({
    id: `line-${at}`,
    phase: 5,
    question: 'booklet',
    answer: { act: 'war' },
  }))
  const sealedLength = async (lines: readonly OrderLine[]): Promise<number> =>
    (await makeOrdersFile(pack, { ...toSend, lines, sealing, passphrase: 'three wise owls' })).length
  expect(await sealedLength(many)).toBe(await sealedLength([]))
})

test('every file has a salt of its own', async () => {
  const plain = { ...toSend, sealing: 'none' } as const
  const [one, other] = [await makeOrdersFile(pack, plain), await makeOrdersFile(pack, plain)]
  expect(JSON.parse(one)).toMatchObject({ lines: LINES })
  expect((JSON.parse(one) as { salt: string }).salt).not.toBe((JSON.parse(other) as { salt: string }).salt)
})

test('orders of another seat, another campaign or another hand are refused', async () => {
  const text = await makeOrdersFile(pack, { ...toSend, sealing: 'none' })
  const refusal = async (of: typeof pack, changed: string): Promise<string> => {
    const read = await readOwnOrders(of, changed, '')
    return read.ok ? 'taken' : (read.problems[0]?.message ?? '')
  }
  expect(await refusal(samplePack([], 'elves'), text)).toContain('another seat')
  expect(await refusal({ ...pack, view: { ...pack.view, campaign: { ...pack.view.campaign, id: 'other' } } }, text)).toContain(
    'another campaign',
  )
  expect(await refusal(pack, text.replace('secret plan', 'other plan'))).toContain('was changed')
  expect(await refusal(pack, ordersFileText({ ...(JSON.parse(text) as OrdersFile), round: 4 }))).toContain('was changed')
  expect(await refusal(pack, text)).toBe('taken')
})
