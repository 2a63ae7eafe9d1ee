import { expect, test } from 'vitest'
import { firstNameOf, initialsOf } from './initials.ts'

test.each([
  ['Maryam Raza', 'MR'],
  ['  bilal ', 'B'],
  ['  Abd al-Rahman ibn Awf ', 'AA'],
  ['Élodie N’Diaye', 'ÉN'],
  ['مريم رضا', 'مر'],
  ['“Sana” (Noor)', 'SN'],
  ['ʿAbdullāh ʿAlī', 'AA'],
  ['‘Abd al-‘Azīz', 'AA'],
  ['Ō̱no Ṣ́alih', 'Ō̱Ṣ́'],
  ['अनिता किरण', 'अकि'],
  ['שָׁלוֹם כהן', 'שָׁכ'],
  ['7 Hills', '7H'],
  ['ʿ', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each([
  [' Maryam Raza', 'Maryam'],
  ['Imam Khalid Yusuf', 'Khalid'],
  ['Prof. Dr. Ömer Çelik', 'Ömer'],
  ['Abd al-Rahman ibn Awf', 'Abd al-Rahman ibn Awf'],
  ['عبد الله محمد', 'عبد الله محمد'],
  ['Abū Bakr Ali', 'Abū Bakr Ali'],
  ['Imam', 'Imam'],
  ['', ''],
])('the first name of %j is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})
