import { expect, test } from 'vitest'

import { findAddress, findTown } from '../places.server.ts'

const label = (city: string, state: string, zip: string) => {
  const answer = findAddress({ city, state, zip })
  return 'place' in answer ? answer.place.label : answer.problem
}

const named = (city: string, state: string, zip: string) => {
  const answer = findAddress({ city, state, zip })
  return 'place' in answer ? `${answer.city}, ${answer.state}` : answer.problem
}

test('the ZIP code determines where an address is, however its state is written', () => {
  for (const state of ['TX', 'tx', 'Texas', 'TEXAS', 'Tex.', 'Texass']) {
    expect(label('Austin', state, '78701')).toBe('Austin, TX 78701')
  }
  expect(label('West Lake Hills', 'TX', '78746-1234')).toMatch(/, TX 78746$/)
  expect(label('Washington', 'D.C.', '20001')).toBe('Washington, DC 20001')
  expect(label('San Juan', 'Puerto Rico', '00901')).toBe('San Juan, PR 00901')
  expect(label('Springfield', 'a state nobody knows', '62701')).toBe('Springfield, IL 62701')
  expect(label('Fort Campbell', 'TN', '42223')).toBe('Fort Campbell, KY 42223')
})

test('a ZIP code of another state does not belong to this address, unless it is near the border', () => {
  expect(label('Pasadena', 'CA', '10001')).toBe('The ZIP code 10001 is in New York. Please check it')
  expect(label('Boston', 'Massachusetts', '91101-0001')).toBe('The ZIP code 91101 is in California. Please check it')
  expect(label('Texhoma', 'TX', '73949')).toBe('Texhoma, OK 73949')
})

test('a town has one spelling and a state one code, however they were typed', () => {
  for (const city of ['St Petersburg', 'saint petersburg', 'St. Petersburg']) {
    expect(named(city, 'Florida', '33701')).toBe('St. Petersburg, FL')
  }
  expect(named('Winston Salem', 'nc', '27101')).toBe('Winston-Salem, NC')
  expect(named('OFallon', 'Missouri', '63366')).toBe("O'Fallon, MO")
  expect(named('Fort Campbell', 'TN', '42223')).toBe('Fort Campbell, TN')
  expect(named('The Old Mill Quarter', 'California', '91101')).toBe('The Old Mill Quarter, CA')
  expect(named('Austn', 'Texass', '78701')).toBe('Austn, TX')
  expect(named('Springfield', 'a state nobody knows', '62701')).toBe('Springfield, IL')
})

test('of what stands for a town, only the name of one is kept', () => {
  expect(findTown('austin', 'Texass')).toEqual({ city: 'Austin', state: 'TX' })
  for (const city of ['12 Main St, Austin', 'The Old Mill Quarter', 'Austn', '']) {
    expect(findTown(city, 'TX'), city).toEqual({ city: null, state: 'TX' })
  }
  expect(findTown('Austin', 'a state nobody knows')).toEqual({ city: null, state: null })
})

test('an unknown ZIP code is accepted if its first three digits belong to the state, or to any when none is given', () => {
  expect(label('Austin', 'TX', '78700')).toBe('Austin, TX')
  expect(label('Newtown-in-the-Fields', 'TX', '78700')).toBe('Austin, TX 78701')
  expect(label('', '', '78700')).toBe('Austin, TX 78701')
  expect(label('', '', '00001')).toBe('We do not know the ZIP code 00001. Please check it')
  expect(label('Los Angeles', 'CA', '78700')).toBe('We do not know the ZIP code 78700. Please check it')
  expect(label('Nowhere', 'Zz', '00001')).toBe('We do not know the ZIP code 00001. Please check it')
})
