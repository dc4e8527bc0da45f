import { expect, test } from 'vitest';
import { readStatement } from './statement.ts';

const line = (tranId: string, amountPaisa: number, isTaken: boolean) => ({ tranId, amountPaisa, isTaken });

test.each<[string, string, ReturnType<typeof readStatement>]>([
  [
    'columns in any order, others between them',
    '\uFEFFstatus,store,"Amount",tran_id\r\nVALID,x,"1,250.00",T1\r\nfailed,"a ""b"", c",69,T2\r\n',
    { lines: [line('T1', 125_000, true), line('T2', 6_900, false)] as never },
  ],
  [
    'a number twice: taken counts',
    'tran_id,amount,status\nT1,10,FAILED\nT1,10,VALIDATED\nT1,10,CANCELLED',
    { lines: [line('T1', 1_000, true)] as never },
  ],
  [
    'a number whose money was taken twice: both amounts',
    'tran_id,amount,status\nT1,10,VALID\nT1,7,FAILED\nT1,12.50,VALID',
    { lines: [line('T1', 2_250, true)] as never },
  ],
  [
    'an empty cell before it',
    'note,tran_id,amount,status\n,T1,10,VALID',
    { lines: [line('T1', 1_000, true)] as never },
  ],
  ['nothing', '\n', { fault: 'statement-empty' }],
  ['no line under the names', 'tran_id,amount,status', { fault: 'statement-empty' }],
  ['a column missing', 'tran_id,amount\nT1,10', { fault: 'statement-columns' }],
  ['an amount that is none', 'tran_id,amount,status\nT1,ten,VALID', { fault: 'statement-line' }],
  ['a status that nobody knows', 'tran_id,amount,status\nT1,10,MAYBE', { fault: 'statement-line' }],
  [
    'more lines than are read',
    `tran_id,amount,status${'\nT1,10,VALID'.repeat(20_001)}`,
    { fault: 'statement-long' },
  ],
])('%s', (_, text, read) => expect(readStatement(text)).toEqual(read));
