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
  GetCoinBalanceParams
} from '../../models/get-coin-balance-params.ts';

import type {
  GetDepositAddressParams
} from '../../models/get-deposit-address-params.ts';

import type {
  ListTransactionsRequest
} from '../../models/list-transactions-request.ts';

import type {
  PageRequest
} from '../../models/page-request.ts';

import type {
  TransactionsResponse
} from '../../models/transactions-response.ts';

import type {
  WalletResponse
} from '../../models/wallet-response.ts';

import type {
  WalletsResponse
} from '../../models/wallets-response.ts';

import { requestListWallets } from '../../requests/assets.ts';
import type { ErrorType } from '../../requests/assets.ts';
import { requestGetWallet } from '../../requests/assets.ts';
import { requestListTransactions } from '../../requests/assets.ts';
import { requestListDeposits } from '../../requests/assets.ts';
import { requestListCoins } from '../../requests/assets.ts';
import { requestGetDepositAddress } from '../../requests/assets.ts';
import { requestCreateDepositAddress } from '../../requests/assets.ts';
import { requestGetCoinBalance } from '../../requests/assets.ts';




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






