import { expect, test } from 'vitest'
import { isComplete, isReachable, toDigits, withDigits, withoutDigit } from './editDigits.ts'

test('default: extracts the digits of a copied text', () => {
  expect(toDigits('Your code: 12 34-56.')).toBe('123456')
})

test('behavior: digits of other scripts are recognised', () => {
  expect(toDigits('١٢٣٤٥٦')).toBe('123456')
  expect(toDigits('۱۲۳۴۵۶')).toBe('123456')
  expect(toDigits('１２３')).toBe('123')
})

test('behavior: digits fill the following positions, and surplus digits are dropped', () => {
  expect(withDigits('12', { place: 2, digits: '345678', length: 6 })).toEqual({
    value: '123456',
    place: 5,
  })
  expect(withDigits('123456', { place: 1, digits: '9', length: 6 })).toEqual({
    value: '193456',
    place: 2,
  })
})

test('behavior: clearing a position does not move the others', () => {
  expect(withoutDigit('123456', 2)).toEqual({ value: '12 456', place: 2 })
  expect(withoutDigit('123', 2)).toEqual({ value: '12', place: 2 })
  expect(withoutDigit('12', 4)).toEqual({ value: '12', place: 4 })
})

test('behavior: a position is reachable when all before it are filled', () => {
  expect([0, 1, 2, 3].map((place) => isReachable('12 4', place))).toEqual([true, true, true, false])
  expect(isComplete('12 456', 6)).toBe(false)
  expect(isComplete('123456', 6)).toBe(true)
})
