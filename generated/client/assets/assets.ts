/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  CoinBalanceResponse
} from '../../models/coin-balance-response.ts';

import type {
  CoinSwapWalletsResponse
} from '../../models/coin-swap-wallets-response.ts';

import type {
  CoinUnit
} from '../../models/coin-unit.ts';

import type {
  CoinsResponse
} from '../../models/coins-response.ts';

import type {
  CreateDepositAddressRequest
} from '../../models/create-deposit-address-request.ts';

import type {
  CreateDepositAddressResponse
} from '../../models/create-deposit-address-response.ts';

import type {
  DepositAddressResponse
} from '../../models/deposit-address-response.ts';

import type {
  DepositsResponse
} from '../../models/deposits-response.ts';

import type {
  FinanceAssetsResponse
} from '../../models/finance-assets-response.ts';

import type {
  FinanceTotalResponse
} from '../../models/finance-total-response.ts';

import type {
  GetCoinBalanceParams
} from '../../models/get-coin-balance-params.ts';

import type {
  GetDepositAddressParams
} from '../../models/get-deposit-address-params.ts';

import type {
  ListTransactionsRequest
} from '../../models/list-transactions-request.ts';

import type {
  ListWalletValuesRequest
} from '../../models/list-wallet-values-request.ts';

import type {
  PageRequest
} from '../../models/page-request.ts';

import type {
  SecondWalletsResponse
} from '../../models/second-wallets-response.ts';

import type {
  SwapWalletsResponse
} from '../../models/swap-wallets-response.ts';

import type {
  TransactionsResponse
} from '../../models/transactions-response.ts';

import type {
  WalletResponse
} from '../../models/wallet-response.ts';

import type {
  WalletValuesResponse
} from '../../models/wallet-values-response.ts';

import type {
  WalletsResponse
} from '../../models/wallets-response.ts';

import { requestListWallets } from '../../requests/assets.ts';
import type { ErrorType } from '../../requests/assets.ts';
import { requestGetWallet } from '../../requests/assets.ts';
import { requestListWalletValues } from '../../requests/assets.ts';
import { requestListTransactions } from '../../requests/assets.ts';
import { requestListDeposits } from '../../requests/assets.ts';
import { requestListCoins } from '../../requests/assets.ts';
import { requestGetDepositAddress } from '../../requests/assets.ts';
import { requestCreateDepositAddress } from '../../requests/assets.ts';
import { requestGetCoinBalance } from '../../requests/assets.ts';
import { requestListSwapWallets } from '../../requests/assets.ts';
import { requestListCoinSwapWallets } from '../../requests/assets.ts';
import { requestListSecondWallets } from '../../requests/assets.ts';
import { requestListFinanceAssets } from '../../requests/assets.ts';
import { requestGetFinanceTotal } from '../../requests/assets.ts';




const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * One wallet per coin. Each coin carries its price for valuation.
 * @summary List the spot wallets
 */
export const listWallets = (

 signal?: AbortSignal
) => {


      return requestListWallets<WalletsResponse>(
      {url: `/uc/asset/wallet`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListWalletsQueryKey = () => {
    return [
    'POST', `/uc/asset/wallet`
    ] as const;
    }


export const getListWalletsQueryOptions = <TData = Awaited<ReturnType<typeof listWallets>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWallets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWalletsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWallets>>> = ({ signal }) => listWallets(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWallets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWalletsQueryResult = NonNullable<Awaited<ReturnType<typeof listWallets>>>
export type ListWalletsQueryError = ErrorType<unknown>


export function useListWallets<TData = Awaited<ReturnType<typeof listWallets>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWallets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWallets>>,
          TError,
          Awaited<ReturnType<typeof listWallets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWallets<TData = Awaited<ReturnType<typeof listWallets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWallets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWallets>>,
          TError,
          Awaited<ReturnType<typeof listWallets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWallets<TData = Awaited<ReturnType<typeof listWallets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWallets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the spot wallets
 */

export function useListWallets<TData = Awaited<ReturnType<typeof listWallets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWallets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWalletsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the spot wallet of one coin
 */
export const getWallet = (
    symbol: CoinUnit,
 signal?: AbortSignal
) => {


      return requestGetWallet<WalletResponse>(
      {url: `/uc/asset/wallet/${encodeURIComponent(String(symbol))}`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetWalletQueryKey = (symbol: CoinUnit,) => {
    return [
    'POST', `/uc/asset/wallet/${symbol}`
    ] as const;
    }


export const getGetWalletQueryOptions = <TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(symbol: CoinUnit, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWalletQueryKey(symbol);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWallet>>> = ({ signal }) => getWallet(symbol, signal);





   return  { queryKey, queryFn, enabled: symbol !== null && symbol !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWalletQueryResult = NonNullable<Awaited<ReturnType<typeof getWallet>>>
export type GetWalletQueryError = ErrorType<unknown>


export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(
 symbol: CoinUnit, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWallet>>,
          TError,
          Awaited<ReturnType<typeof getWallet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(
 symbol: CoinUnit, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWallet>>,
          TError,
          Awaited<ReturnType<typeof getWallet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(
 symbol: CoinUnit, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the spot wallet of one coin
 */

export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(
 symbol: CoinUnit, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWalletQueryOptions(symbol,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * At the prices of each moment, oldest first, the last row being now; with what came in and went out between them, so that a gain is told from a deposit. Whoever has no such call answers 404; then there is no picture of the past.
 * @summary List what the accounts were worth over time
 */
export const listWalletValues = (
    listWalletValuesRequest: ListWalletValuesRequest,
 signal?: AbortSignal
) => {


      return requestListWalletValues<WalletValuesResponse>(
      {url: `/uc/asset/value`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listWalletValuesRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListWalletValuesQueryKey = (listWalletValuesRequest?: ListWalletValuesRequest,) => {
    return [
    'POST', `/uc/asset/value`, listWalletValuesRequest
    ] as const;
    }


export const getListWalletValuesQueryOptions = <TData = Awaited<ReturnType<typeof listWalletValues>>, TError = ErrorType<unknown>>(listWalletValuesRequest: ListWalletValuesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWalletValues>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWalletValuesQueryKey(listWalletValuesRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWalletValues>>> = ({ signal }) => listWalletValues(listWalletValuesRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWalletValues>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWalletValuesQueryResult = NonNullable<Awaited<ReturnType<typeof listWalletValues>>>
export type ListWalletValuesQueryError = ErrorType<unknown>


export function useListWalletValues<TData = Awaited<ReturnType<typeof listWalletValues>>, TError = ErrorType<unknown>>(
 listWalletValuesRequest: ListWalletValuesRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWalletValues>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWalletValues>>,
          TError,
          Awaited<ReturnType<typeof listWalletValues>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWalletValues<TData = Awaited<ReturnType<typeof listWalletValues>>, TError = ErrorType<unknown>>(
 listWalletValuesRequest: ListWalletValuesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWalletValues>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWalletValues>>,
          TError,
          Awaited<ReturnType<typeof listWalletValues>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWalletValues<TData = Awaited<ReturnType<typeof listWalletValues>>, TError = ErrorType<unknown>>(
 listWalletValuesRequest: ListWalletValuesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWalletValues>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what the accounts were worth over time
 */

export function useListWalletValues<TData = Awaited<ReturnType<typeof listWalletValues>>, TError = ErrorType<unknown>>(
 listWalletValuesRequest: ListWalletValuesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWalletValues>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWalletValuesQueryOptions(listWalletValuesRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Also the history of transfers between accounts, which are types 37 to 44.
 * @summary List wallet records
 */
export const listTransactions = (
    listTransactionsRequest: ListTransactionsRequest,
 signal?: AbortSignal
) => {


      return requestListTransactions<TransactionsResponse>(
      {url: `/uc/asset/transaction/all`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listTransactionsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListTransactionsQueryKey = (listTransactionsRequest?: ListTransactionsRequest,) => {
    return [
    'POST', `/uc/asset/transaction/all`, listTransactionsRequest
    ] as const;
    }


export const getListTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<unknown>>(listTransactionsRequest: ListTransactionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTransactionsQueryKey(listTransactionsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactions>>> = ({ signal }) => listTransactions(listTransactionsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTransactionsQueryResult = NonNullable<Awaited<ReturnType<typeof listTransactions>>>
export type ListTransactionsQueryError = ErrorType<unknown>


export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<unknown>>(
 listTransactionsRequest: ListTransactionsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<unknown>>(
 listTransactionsRequest: ListTransactionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<unknown>>(
 listTransactionsRequest: ListTransactionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List wallet records
 */

export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<unknown>>(
 listTransactionsRequest: ListTransactionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTransactionsQueryOptions(listTransactionsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List deposits
 */
export const listDeposits = (
    pageRequest: PageRequest,
 signal?: AbortSignal
) => {


      return requestListDeposits<DepositsResponse>(
      {url: `/uc/recharge/list`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: pageRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListDepositsQueryKey = (pageRequest?: PageRequest,) => {
    return [
    'POST', `/uc/recharge/list`, pageRequest
    ] as const;
    }


export const getListDepositsQueryOptions = <TData = Awaited<ReturnType<typeof listDeposits>>, TError = ErrorType<unknown>>(pageRequest: PageRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDepositsQueryKey(pageRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDeposits>>> = ({ signal }) => listDeposits(pageRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDepositsQueryResult = NonNullable<Awaited<ReturnType<typeof listDeposits>>>
export type ListDepositsQueryError = ErrorType<unknown>


export function useListDeposits<TData = Awaited<ReturnType<typeof listDeposits>>, TError = ErrorType<unknown>>(
 pageRequest: PageRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDeposits>>,
          TError,
          Awaited<ReturnType<typeof listDeposits>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeposits<TData = Awaited<ReturnType<typeof listDeposits>>, TError = ErrorType<unknown>>(
 pageRequest: PageRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDeposits>>,
          TError,
          Awaited<ReturnType<typeof listDeposits>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeposits<TData = Awaited<ReturnType<typeof listDeposits>>, TError = ErrorType<unknown>>(
 pageRequest: PageRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List deposits
 */

export function useListDeposits<TData = Awaited<ReturnType<typeof listDeposits>>, TError = ErrorType<unknown>>(
 pageRequest: PageRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeposits>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDepositsQueryOptions(pageRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List coins and their networks
 */
export const listCoins = (

 signal?: AbortSignal
) => {


      return requestListCoins<CoinsResponse>(
      {url: `/uc/coin/list`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListCoinsQueryKey = () => {
    return [
    `/uc/coin/list`
    ] as const;
    }


export const getListCoinsQueryOptions = <TData = Awaited<ReturnType<typeof listCoins>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoins>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoinsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoins>>> = ({ signal }) => listCoins(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCoins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCoinsQueryResult = NonNullable<Awaited<ReturnType<typeof listCoins>>>
export type ListCoinsQueryError = ErrorType<unknown>


export function useListCoins<TData = Awaited<ReturnType<typeof listCoins>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoins>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoins>>,
          TError,
          Awaited<ReturnType<typeof listCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoins<TData = Awaited<ReturnType<typeof listCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoins>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoins>>,
          TError,
          Awaited<ReturnType<typeof listCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoins<TData = Awaited<ReturnType<typeof listCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List coins and their networks
 */

export function useListCoins<TData = Awaited<ReturnType<typeof listCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoinsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the deposit address on one network
 */
export const getDepositAddress = (
    params: GetDepositAddressParams,
 signal?: AbortSignal
) => {


      return requestGetDepositAddress<DepositAddressResponse>(
      {url: `/uc/address/read`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetDepositAddressQueryKey = (params?: GetDepositAddressParams,) => {
    return [
    `/uc/address/read`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetDepositAddressQueryOptions = <TData = Awaited<ReturnType<typeof getDepositAddress>>, TError = ErrorType<unknown>>(params: GetDepositAddressParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositAddress>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDepositAddressQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDepositAddress>>> = ({ signal }) => getDepositAddress(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDepositAddress>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDepositAddressQueryResult = NonNullable<Awaited<ReturnType<typeof getDepositAddress>>>
export type GetDepositAddressQueryError = ErrorType<unknown>


export function useGetDepositAddress<TData = Awaited<ReturnType<typeof getDepositAddress>>, TError = ErrorType<unknown>>(
 params: GetDepositAddressParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositAddress>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDepositAddress>>,
          TError,
          Awaited<ReturnType<typeof getDepositAddress>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDepositAddress<TData = Awaited<ReturnType<typeof getDepositAddress>>, TError = ErrorType<unknown>>(
 params: GetDepositAddressParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositAddress>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDepositAddress>>,
          TError,
          Awaited<ReturnType<typeof getDepositAddress>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDepositAddress<TData = Awaited<ReturnType<typeof getDepositAddress>>, TError = ErrorType<unknown>>(
 params: GetDepositAddressParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositAddress>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the deposit address on one network
 */

export function useGetDepositAddress<TData = Awaited<ReturnType<typeof getDepositAddress>>, TError = ErrorType<unknown>>(
 params: GetDepositAddressParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositAddress>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDepositAddressQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Answers with the present address when there is one.
 * @summary Get a deposit address on one network
 */
export const createDepositAddress = (
    createDepositAddressRequest: CreateDepositAddressRequest,
 signal?: AbortSignal
) => {


      return requestCreateDepositAddress<CreateDepositAddressResponse>(
      {url: `/uc/address/create`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: createDepositAddressRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCreateDepositAddressMutationKey = () => ['createDepositAddress'] as const;

export const getCreateDepositAddressMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDepositAddress>>, TError,CreateDepositAddressMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createDepositAddress>>, TError,CreateDepositAddressMutationVariables, TContext> => {

const mutationKey = getCreateDepositAddressMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDepositAddress>>, CreateDepositAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDepositAddress(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDepositAddressMutationResult = NonNullable<Awaited<ReturnType<typeof createDepositAddress>>>
    export type CreateDepositAddressMutationBody = CreateDepositAddressRequest
    export type CreateDepositAddressMutationError = ErrorType<unknown>
    export type CreateDepositAddressMutationVariables = {data: CreateDepositAddressRequest}

    /**
 * @summary Get a deposit address on one network
 */
export const useCreateDepositAddress = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDepositAddress>>, TError,CreateDepositAddressMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDepositAddress>>,
        TError,
        CreateDepositAddressMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDepositAddressMutationOptions(options), queryClient);
    }
    /**
 * @summary Read how much of a coin can be used
 */
export const getCoinBalance = (
    params: GetCoinBalanceParams,
 signal?: AbortSignal
) => {


      return requestGetCoinBalance<CoinBalanceResponse>(
      {url: `/uc/coin/balance`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetCoinBalanceQueryKey = (params?: GetCoinBalanceParams,) => {
    return [
    `/uc/coin/balance`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetCoinBalanceQueryOptions = <TData = Awaited<ReturnType<typeof getCoinBalance>>, TError = ErrorType<unknown>>(params: GetCoinBalanceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinBalance>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCoinBalanceQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCoinBalance>>> = ({ signal }) => getCoinBalance(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCoinBalance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCoinBalanceQueryResult = NonNullable<Awaited<ReturnType<typeof getCoinBalance>>>
export type GetCoinBalanceQueryError = ErrorType<unknown>


export function useGetCoinBalance<TData = Awaited<ReturnType<typeof getCoinBalance>>, TError = ErrorType<unknown>>(
 params: GetCoinBalanceParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinBalance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCoinBalance>>,
          TError,
          Awaited<ReturnType<typeof getCoinBalance>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinBalance<TData = Awaited<ReturnType<typeof getCoinBalance>>, TError = ErrorType<unknown>>(
 params: GetCoinBalanceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinBalance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCoinBalance>>,
          TError,
          Awaited<ReturnType<typeof getCoinBalance>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinBalance<TData = Awaited<ReturnType<typeof getCoinBalance>>, TError = ErrorType<unknown>>(
 params: GetCoinBalanceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinBalance>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read how much of a coin can be used
 */

export function useGetCoinBalance<TData = Awaited<ReturnType<typeof getCoinBalance>>, TError = ErrorType<unknown>>(
 params: GetCoinBalanceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinBalance>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCoinBalanceQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A missing wallet is made when it is read.
 * @summary Read the account for contracts margined in USDT
 */
export const listSwapWallets = (

 signal?: AbortSignal
) => {


      return requestListSwapWallets<SwapWalletsResponse>(
      {url: `/swap/wallet/list`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListSwapWalletsQueryKey = () => {
    return [
    'POST', `/swap/wallet/list`
    ] as const;
    }


export const getListSwapWalletsQueryOptions = <TData = Awaited<ReturnType<typeof listSwapWallets>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapWallets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSwapWalletsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSwapWallets>>> = ({ signal }) => listSwapWallets(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSwapWallets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSwapWalletsQueryResult = NonNullable<Awaited<ReturnType<typeof listSwapWallets>>>
export type ListSwapWalletsQueryError = ErrorType<unknown>


export function useListSwapWallets<TData = Awaited<ReturnType<typeof listSwapWallets>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapWallets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSwapWallets>>,
          TError,
          Awaited<ReturnType<typeof listSwapWallets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSwapWallets<TData = Awaited<ReturnType<typeof listSwapWallets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapWallets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSwapWallets>>,
          TError,
          Awaited<ReturnType<typeof listSwapWallets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSwapWallets<TData = Awaited<ReturnType<typeof listSwapWallets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapWallets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the account for contracts margined in USDT
 */

export function useListSwapWallets<TData = Awaited<ReturnType<typeof listSwapWallets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapWallets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSwapWalletsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A missing wallet is made when it is read.
 * @summary Read the accounts for coin-margined contracts
 */
export const listCoinSwapWallets = (

 signal?: AbortSignal
) => {


      return requestListCoinSwapWallets<CoinSwapWalletsResponse>(
      {url: `/coinswap/wallet/list`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListCoinSwapWalletsQueryKey = () => {
    return [
    'POST', `/coinswap/wallet/list`
    ] as const;
    }


export const getListCoinSwapWalletsQueryOptions = <TData = Awaited<ReturnType<typeof listCoinSwapWallets>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapWallets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoinSwapWalletsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoinSwapWallets>>> = ({ signal }) => listCoinSwapWallets(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapWallets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCoinSwapWalletsQueryResult = NonNullable<Awaited<ReturnType<typeof listCoinSwapWallets>>>
export type ListCoinSwapWalletsQueryError = ErrorType<unknown>


export function useListCoinSwapWallets<TData = Awaited<ReturnType<typeof listCoinSwapWallets>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapWallets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoinSwapWallets>>,
          TError,
          Awaited<ReturnType<typeof listCoinSwapWallets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinSwapWallets<TData = Awaited<ReturnType<typeof listCoinSwapWallets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapWallets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoinSwapWallets>>,
          TError,
          Awaited<ReturnType<typeof listCoinSwapWallets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinSwapWallets<TData = Awaited<ReturnType<typeof listCoinSwapWallets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapWallets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the accounts for coin-margined contracts
 */

export function useListCoinSwapWallets<TData = Awaited<ReturnType<typeof listCoinSwapWallets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapWallets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoinSwapWalletsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the account for second contracts
 */
export const listSecondWallets = (

 signal?: AbortSignal
) => {


      return requestListSecondWallets<SecondWalletsResponse>(
      {url: `/second/wallet/list`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListSecondWalletsQueryKey = () => {
    return [
    'POST', `/second/wallet/list`
    ] as const;
    }


export const getListSecondWalletsQueryOptions = <TData = Awaited<ReturnType<typeof listSecondWallets>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondWallets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSecondWalletsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSecondWallets>>> = ({ signal }) => listSecondWallets(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSecondWallets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSecondWalletsQueryResult = NonNullable<Awaited<ReturnType<typeof listSecondWallets>>>
export type ListSecondWalletsQueryError = ErrorType<unknown>


export function useListSecondWallets<TData = Awaited<ReturnType<typeof listSecondWallets>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondWallets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondWallets>>,
          TError,
          Awaited<ReturnType<typeof listSecondWallets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondWallets<TData = Awaited<ReturnType<typeof listSecondWallets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondWallets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondWallets>>,
          TError,
          Awaited<ReturnType<typeof listSecondWallets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondWallets<TData = Awaited<ReturnType<typeof listSecondWallets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondWallets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the account for second contracts
 */

export function useListSecondWallets<TData = Awaited<ReturnType<typeof listSecondWallets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondWallets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSecondWalletsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List what lies in finance products
 */
export const listFinanceAssets = (

 signal?: AbortSignal
) => {


      return requestListFinanceAssets<FinanceAssetsResponse>(
      {url: `/earn/locked/assets/info`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListFinanceAssetsQueryKey = () => {
    return [
    'POST', `/earn/locked/assets/info`
    ] as const;
    }


export const getListFinanceAssetsQueryOptions = <TData = Awaited<ReturnType<typeof listFinanceAssets>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinanceAssets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFinanceAssetsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFinanceAssets>>> = ({ signal }) => listFinanceAssets(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFinanceAssets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFinanceAssetsQueryResult = NonNullable<Awaited<ReturnType<typeof listFinanceAssets>>>
export type ListFinanceAssetsQueryError = ErrorType<unknown>


export function useListFinanceAssets<TData = Awaited<ReturnType<typeof listFinanceAssets>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinanceAssets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFinanceAssets>>,
          TError,
          Awaited<ReturnType<typeof listFinanceAssets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFinanceAssets<TData = Awaited<ReturnType<typeof listFinanceAssets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinanceAssets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFinanceAssets>>,
          TError,
          Awaited<ReturnType<typeof listFinanceAssets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFinanceAssets<TData = Awaited<ReturnType<typeof listFinanceAssets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinanceAssets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what lies in finance products
 */

export function useListFinanceAssets<TData = Awaited<ReturnType<typeof listFinanceAssets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinanceAssets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFinanceAssetsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read what all finance products are worth
 */
export const getFinanceTotal = (

 signal?: AbortSignal
) => {


      return requestGetFinanceTotal<FinanceTotalResponse>(
      {url: `/earn/locked/assets/total`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetFinanceTotalQueryKey = () => {
    return [
    'POST', `/earn/locked/assets/total`
    ] as const;
    }


export const getGetFinanceTotalQueryOptions = <TData = Awaited<ReturnType<typeof getFinanceTotal>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFinanceTotal>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFinanceTotalQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFinanceTotal>>> = ({ signal }) => getFinanceTotal(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFinanceTotal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFinanceTotalQueryResult = NonNullable<Awaited<ReturnType<typeof getFinanceTotal>>>
export type GetFinanceTotalQueryError = ErrorType<unknown>


export function useGetFinanceTotal<TData = Awaited<ReturnType<typeof getFinanceTotal>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFinanceTotal>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFinanceTotal>>,
          TError,
          Awaited<ReturnType<typeof getFinanceTotal>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFinanceTotal<TData = Awaited<ReturnType<typeof getFinanceTotal>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFinanceTotal>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFinanceTotal>>,
          TError,
          Awaited<ReturnType<typeof getFinanceTotal>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFinanceTotal<TData = Awaited<ReturnType<typeof getFinanceTotal>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFinanceTotal>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what all finance products are worth
 */

export function useGetFinanceTotal<TData = Awaited<ReturnType<typeof getFinanceTotal>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFinanceTotal>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFinanceTotalQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






