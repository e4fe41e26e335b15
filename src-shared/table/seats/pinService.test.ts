import { expect, test } from 'vitest'
import { StoreError } from '../../contract/journalStore.ts'
import { valueOf } from '../../kernel/testing/toyTable.ts'
import { SeatsTable, refused } from '../testing/seatsTable.ts'

const MINUTE = 60_000

test('a PIN is set freely, and then by itself; it is never kept', async () => {
  const table = new SeatsTable()
  const { service } = table
  expect(refused(await service.checkPin('red', 'whatever'))).toEqual([])
  valueOf(await service.setPin('red', '0042', ''))
  expect(table.kept).not.toContain('0042')
  expect(refused(await service.checkPin('red', '0042'))).toEqual([])
  expect(refused(await service.checkPin('red', '42'))).toEqual(['pin problem.pinWrong'])
  expect(refused(await service.setPin('red', '99999', '1111'))).toEqual(['by problem.pinWrong'])
  valueOf(await service.setPin('red', '99999', '0042'))
  expect(refused(await service.checkPin('red', '99999'))).toEqual([])
  expect(await service.state()).toMatchObject({ hasPin: false, seats: [{ hasPin: true }, { hasPin: false }, { hasPin: false }] })
  valueOf(await service.setPin('red', '', '99999'))
  expect((await service.state()).seats[0]?.hasPin).toBe(false)
})

test("the game master's PIN opens the way for every seat's, and nobody else's for the game master's", async () => {
  const { service } = new SeatsTable()
  valueOf(await service.setPin('gm', '123456', ''))
  valueOf(await service.setPin('green', '2222', '123456'))
  expect(refused(await service.setPin('blue', '3333', '2222'))).toEqual(['by problem.pinWrong'])
  expect(refused(await service.setPin('gm', '4444', '2222'))).toEqual(['by problem.pinWrong'])
  valueOf(await service.setPin('green', '5555', '123456'))
  valueOf(await service.setPin('green', '6666', '5555'))
  expect((await service.state()).hasPin).toBe(true)
})

test.each(['123', '1234567890123', '12a4', '１２３４', ' 1234'])('%j is no PIN', async (pin) => {
  expect(refused(await new SeatsTable().service.setPin('red', pin, ''))).toEqual(['pin problem.pinShape'])
})

test('nobody sets the PIN of a seat that is none', async () => {
  expect(refused(await new SeatsTable().service.setPin('purple', '1234', ''))).toEqual(['seat problem.seat'])
})

test('after five wrong ones every one is refused for a minute, then twice as long, up to a quarter of an hour; a new start forgets nothing', async () => {
  const table = new SeatsTable()
  valueOf(await table.service.setPin('red', '1234', ''))
  for (let tries = 0; tries < 4; tries++) expect(refused(await table.service.checkPin('red', '0000'))).toEqual(['pin problem.pinWrong'])
  for (const rest of [1, 2, 4, 8, 15, 15]) {
    expect(refused(await table.service.checkPin('red', '0000'))).toEqual(['pin problem.pinRest'])
    table.reopened()
    table.clock += rest * MINUTE - 1
    expect(refused(await table.service.checkPin('red', '1234'))).toEqual(['pin problem.pinRest'])
    table.clock += 1
  }
  expect(refused(await table.service.checkPin('red', '1234'))).toEqual([])
  expect(refused(await table.service.checkPin('red', '0000'))).toEqual(['pin problem.pinWrong'])
})

test("what is no PIN at all is no guess, and the game master's PIN helps where a seat's rests", async () => {
  const table = new SeatsTable()
  valueOf(await table.service.setPin('red', '1234', ''))
  valueOf(await table.service.setPin('gm', '7777', ''))
  for (let tries = 0; tries < 9; tries++) await table.service.checkPin('red', '')
  expect(refused(await table.service.checkPin('red', '1234'))).toEqual([])
  for (let tries = 0; tries < 5; tries++) await table.service.checkPin('red', '0000')
  valueOf(await table.service.setPin('red', '4321', '7777'))
  expect(refused(await table.service.checkPin('red', '4321'))).toEqual([])
})

test('a clock that was set back makes nobody wait longer than a quarter of an hour', async () => {
  const table = new SeatsTable()
  valueOf(await table.service.setPin('red', '1234', ''))
  table.clock += 365 * 24 * 60 * MINUTE
  for (let tries = 0; tries < 5; tries++) await table.service.checkPin('red', '0000')
  table.clock -= 365 * 24 * 60 * MINUTE
  expect(refused(await table.service.checkPin('red', '1234'))).toEqual(['pin problem.pinRest'])
  table.reopened()
  table.clock += 15 * MINUTE
  expect(refused(await table.service.checkPin('red', '1234'))).toEqual([])
})

test('a full disk neither makes guessing free nor keeps the right one out', async () => {
  const table = new SeatsTable()
  const { service } = table
  valueOf(await service.setPin('red', '1234', ''))
  table.beforeWrite = () => {
    throw new StoreError('The disk is full.')
  }
  expect(refused(await service.checkPin('red', '0000'))).toEqual(['pin problem.pinWrong'])
  expect(refused(await service.checkPin('red', '1234'))).toEqual([])
  for (let tries = 0; tries < 5; tries++) await service.checkPin('red', '0000')
  expect(refused(await service.checkPin('red', '1234'))).toEqual(['pin problem.pinRest'])
})

test('at a table that cannot be written to, PINs still count', async () => {
  const before = new SeatsTable()
  valueOf(await before.service.setPin('red', '1234', ''))
  const { service } = new SeatsTable({ kept: before.kept, readOnly: 'It is open elsewhere.' })
  expect(refused(await service.checkPin('red', '0000'))).toEqual(['pin problem.pinWrong'])
  expect(refused(await service.checkPin('red', '1234'))).toEqual([])
  expect(refused(await service.setPin('red', '', '1234'))).toEqual(['campaign problem.readOnly'])
})

test('where both PINs rest, the refusal says the seconds of the shorter rest', async () => {
  const table = new SeatsTable()
  const { service } = table
  valueOf(await service.setPin('red', '1234', ''))
  valueOf(await service.setPin('gm', '7777', ''))
  for (let tries = 0; tries < 6; tries++) {
    await service.checkPin('red', '0000')
    table.clock += tries < 4 ? 0 : MINUTE
  }
  for (let tries = 0; tries < 5; tries++) await service.checkPin('gm', '0000')
  // The red one's two minutes have one left; the game master's minute has begun a moment ago.
  table.clock += 500
  const outcome = await service.setPin('red', '4321', '1234')
  expect(outcome).toMatchObject({ problems: [{ field: 'by', wording: 'problem.pinRest', figures: { seconds: 60 } }] })
  table.clock += 30_000
  expect(await service.setPin('red', '4321', '1234')).toMatchObject({ problems: [{ figures: { seconds: 30 } }] })
})

test("while a seat's PIN rests it does not prove anything, not even typed right, and the game master's still does", async () => {
  const { service } = new SeatsTable()
  valueOf(await service.setPin('red', '1234', ''))
  valueOf(await service.setPin('gm', '7777', ''))
  for (let tries = 0; tries < 5; tries++) await service.checkPin('red', '0000')
  expect(refused(await service.setPin('red', '4321', '1234'))).toEqual(['by problem.pinWrong'])
  valueOf(await service.setPin('red', '4321', '7777'))
})

test("a guess that makes the seat's PIN rest is a wrong one, as long as the game master's does not rest", async () => {
  const { service } = new SeatsTable()
  valueOf(await service.setPin('red', '1234', ''))
  valueOf(await service.setPin('gm', '7777', ''))
  for (let tries = 0; tries < 4; tries++) await service.checkPin('red', '0000')
  expect(refused(await service.setPin('red', '4321', '0000'))).toEqual(['by problem.pinWrong'])
  expect(refused(await service.checkPin('red', '1234'))).toEqual(['pin problem.pinRest'])
})

test('while a PIN rests, a text that cannot be a PIN is told to wait as well', async () => {
  const { service } = new SeatsTable()
  valueOf(await service.setPin('red', '1234', ''))
  for (let tries = 0; tries < 5; tries++) await service.checkPin('red', '0000')
  expect(refused(await service.checkPin('red', 'abc'))).toEqual(['pin problem.pinRest'])
})
