import { Phone } from '@poth/domain/phone.ts';
import { type Dice, oneOf } from './dice.ts';

// biome-ignore format: a table, one line per row
const givenNames = [
  'Abdul', 'Afsana', 'Anika', 'Arif', 'Asma', 'Ayesha', 'Babul', 'Farhana', 'Faisal', 'Habib', 'Hasan', 'Imran',
  'Jahanara', 'Jamal', 'Kamrul', 'Lubna', 'Mahbub', 'Mizan', 'Monira', 'Nasrin', 'Nusrat', 'Parvin', 'Rafiq', 'Rakib',
  'Rehana', 'Rokeya', 'Rubel', 'Sabina', 'Sadia', 'Salma', 'Shafiq', 'Shirin', 'Sohel', 'Sultana', 'Tanvir', 'Tareq',
];
// biome-ignore format: a table, one line per row
const familyNames = [
  'Ahmed', 'Akter', 'Alam', 'Ali', 'Barua', 'Begum', 'Bhuiyan', 'Chakma', 'Chowdhury', 'Das', 'Hossain', 'Islam',
  'Karim', 'Khan', 'Khatun', 'Mia', 'Mollah', 'Mondal', 'Rahman', 'Roy', 'Saha', 'Sarkar', 'Sheikh', 'Uddin',
];

// biome-ignore format: a table, one line per row
const womensNames = [
  'Afsana', 'Anika', 'Asma', 'Ayesha', 'Farhana', 'Jahanara', 'Lubna', 'Monira', 'Nasrin', 'Nusrat', 'Parvin', 'Rehana',
  'Rokeya', 'Sabina', 'Sadia', 'Salma', 'Shirin', 'Sultana',
];

export const madeUpWoman = (dice: Dice): string => `${oneOf(dice, womensNames)} ${oneOf(dice, familyNames)}`;

export const madeUpName = (dice: Dice): string => `${oneOf(dice, givenNames)} ${oneOf(dice, familyNames)}`;

export const madeUpPhone = (dice: Dice): Phone =>
  Phone.parse(`+8801300${String(Math.floor(dice() * 1_000_000)).padStart(6, '0')}`);
