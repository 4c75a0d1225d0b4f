import { useQueries } from '@tanstack/react-query'
import { getListTransactionsQueryOptions } from '#generated/client/assets/assets.ts'
import type { Transaction } from '#generated/models/transaction.ts'
import { TransactionType } from '#generated/models/transaction-type.ts'
import { useSession } from '#src/web/session/hooks.ts'
import type { RecordKind, RecordsProps } from '../perpetual/perpetual.ts'
import { RecordsList } from '../perpetual/records/records-list.tsx'
import type { QueryState } from '../products/product.ts'

/** Records of each type that are read. */
const MOST = 50

const { PAY_CHARGE_FEE, GET_CHARGE_FEE, CONTRACT_PROFIT, CONTRACT_LOSS, CONTRACT_FEE } = TransactionType

const TYPES: Readonly<Record<RecordKind, readonly TransactionType[]>> = {
  funding: [PAY_CHARGE_FEE, GET_CHARGE_FEE],
  profit: [CONTRACT_PROFIT, CONTRACT_LOSS, CONTRACT_FEE],
}

/**
 * Returns the latest records of these types in a coin, newest first: a call reads one type. The coin tells apart the
 * accounts: that of USDT from those of the traded coins.
 */
function useContractRecords(kind: RecordKind, coin: string): QueryState<readonly Transaction[]> {
  const isMember = useSession().status === 'member'
  return useQueries({
    queries: TYPES[kind].map((type) => ({
      ...getListTransactionsQueryOptions({ pageNo: 1, pageSize: MOST, symbol: coin, type }),
      enabled: isMember,
    })),
    combine: (answers) => ({
      data: answers.some(({ data }) => data === undefined)
        ? undefined
        : answers
            .flatMap(({ data }) => data?.data.content ?? [])
            .toSorted((a, b) => b.createTime - a.createTime),
      error: answers.find(({ error }) => error !== null)?.error ?? null,
      isFetching: answers.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
    }),
  })
}

/** The member's latest records of one kind in a coin. */
export function ContractRecords({ kind, coin }: RecordsProps) {
  return <RecordsList kind={kind} records={useContractRecords(kind, coin)} />
}
