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
  BookSides
} from '../../models/book-sides.ts';

import type {
  Book
} from '../../models/book.ts';

import type {
  CoinThumbs
} from '../../models/coin-thumbs.ts';

import type {
  ContractCoin
} from '../../models/contract-coin.ts';

import type {
  ContractCoins
} from '../../models/contract-coins.ts';

import type {
  FavouriteRequest
} from '../../models/favourite-request.ts';

import type {
  FavouritesResponse
} from '../../models/favourites-response.ts';

import type {
  KLineRows
} from '../../models/kline-rows.ts';

import type {
  ListSwapCandlesParams
} from '../../models/list-swap-candles-params.ts';

import type {
  ListTradesRequest
} from '../../models/list-trades-request.ts';

import type {
  NoData
} from '../../models/no-data.ts';

import type {
  QuoteCoinsResponse
} from '../../models/quote-coins-response.ts';

import type {
  SwapContractResponse
} from '../../models/swap-contract-response.ts';

import type {
  SymbolRequest
} from '../../models/symbol-request.ts';

import type {
  Trades
} from '../../models/trades.ts';

import { requestListSwapContracts } from '../../requests/swap-market.ts';
import type { ErrorType } from '../../requests/swap-market.ts';
import { requestListSwapThumbs } from '../../requests/swap-market.ts';
import { requestGetSwapContract } from '../../requests/swap-market.ts';
import { requestListSwapCandles } from '../../requests/swap-market.ts';
import { requestListSwapTrades } from '../../requests/swap-market.ts';
import { requestGetSwapBook } from '../../requests/swap-market.ts';
import { requestGetSwapBookTop } from '../../requests/swap-market.ts';
import { requestGetSwapBookDepth } from '../../requests/swap-market.ts';
import { requestListSwapFavourites } from '../../requests/swap-market.ts';
import { requestAddSwapFavourite } from '../../requests/swap-market.ts';
import { requestRemoveSwapFavourite } from '../../requests/swap-market.ts';
import { requestListSwapSettlementCoins } from '../../requests/swap-market.ts';
import { requestGetSwapContractInfo } from '../../requests/swap-market.ts';




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
 * @summary List the USDT-margined contracts and their rules
 */
export const listSwapContracts = (

 signal?: AbortSignal
) => {


      return requestListSwapContracts<ContractCoins>(
      {url: `/swap/symbol`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListSwapContractsQueryKey = () => {
    return [
    'POST', `/swap/symbol`
    ] as const;
    }


export const getListSwapContractsQueryOptions = <TData = Awaited<ReturnType<typeof listSwapContracts>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapContracts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSwapContractsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSwapContracts>>> = ({ signal }) => listSwapContracts(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSwapContracts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSwapContractsQueryResult = NonNullable<Awaited<ReturnType<typeof listSwapContracts>>>
export type ListSwapContractsQueryError = ErrorType<unknown>


export function useListSwapContracts<TData = Awaited<ReturnType<typeof listSwapContracts>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapContracts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSwapContracts>>,
          TError,
          Awaited<ReturnType<typeof listSwapContracts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSwapContracts<TData = Awaited<ReturnType<typeof listSwapContracts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapContracts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSwapContracts>>,
          TError,
          Awaited<ReturnType<typeof listSwapContracts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSwapContracts<TData = Awaited<ReturnType<typeof listSwapContracts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapContracts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the USDT-margined contracts and their rules
 */

export function useListSwapContracts<TData = Awaited<ReturnType<typeof listSwapContracts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapContracts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSwapContractsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List how all USDT-margined contracts stand
 */
export const listSwapThumbs = (

 signal?: AbortSignal
) => {


      return requestListSwapThumbs<CoinThumbs>(
      {url: `/swap/symbol-thumb`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListSwapThumbsQueryKey = () => {
    return [
    'POST', `/swap/symbol-thumb`
    ] as const;
    }


export const getListSwapThumbsQueryOptions = <TData = Awaited<ReturnType<typeof listSwapThumbs>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapThumbs>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSwapThumbsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSwapThumbs>>> = ({ signal }) => listSwapThumbs(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSwapThumbs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSwapThumbsQueryResult = NonNullable<Awaited<ReturnType<typeof listSwapThumbs>>>
export type ListSwapThumbsQueryError = ErrorType<unknown>


export function useListSwapThumbs<TData = Awaited<ReturnType<typeof listSwapThumbs>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapThumbs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSwapThumbs>>,
          TError,
          Awaited<ReturnType<typeof listSwapThumbs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSwapThumbs<TData = Awaited<ReturnType<typeof listSwapThumbs>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapThumbs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSwapThumbs>>,
          TError,
          Awaited<ReturnType<typeof listSwapThumbs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSwapThumbs<TData = Awaited<ReturnType<typeof listSwapThumbs>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapThumbs>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List how all USDT-margined contracts stand
 */

export function useListSwapThumbs<TData = Awaited<ReturnType<typeof listSwapThumbs>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapThumbs>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSwapThumbsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * With the time of the server and the seconds that are left until the next funding.
 * @summary Read the rules of a USDT-margined contract
 */
export const getSwapContract = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetSwapContract<ContractCoin>(
      {url: `/swap/symbol-info`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetSwapContractQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/swap/symbol-info`, symbolRequest
    ] as const;
    }


export const getGetSwapContractQueryOptions = <TData = Awaited<ReturnType<typeof getSwapContract>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapContract>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSwapContractQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSwapContract>>> = ({ signal }) => getSwapContract(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSwapContract>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSwapContractQueryResult = NonNullable<Awaited<ReturnType<typeof getSwapContract>>>
export type GetSwapContractQueryError = ErrorType<unknown>


export function useGetSwapContract<TData = Awaited<ReturnType<typeof getSwapContract>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapContract>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSwapContract>>,
          TError,
          Awaited<ReturnType<typeof getSwapContract>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSwapContract<TData = Awaited<ReturnType<typeof getSwapContract>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapContract>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSwapContract>>,
          TError,
          Awaited<ReturnType<typeof getSwapContract>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSwapContract<TData = Awaited<ReturnType<typeof getSwapContract>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapContract>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the rules of a USDT-margined contract
 */

export function useGetSwapContract<TData = Awaited<ReturnType<typeof getSwapContract>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapContract>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSwapContractQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The last candle goes on until now. A range without trades gives none.
 * @summary List candles of a USDT-margined contract
 */
export const listSwapCandles = (
    params: ListSwapCandlesParams,
 signal?: AbortSignal
) => {


      return requestListSwapCandles<KLineRows>(
      {url: `/swap/history`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListSwapCandlesQueryKey = (params?: ListSwapCandlesParams,) => {
    return [
    `/swap/history`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSwapCandlesQueryOptions = <TData = Awaited<ReturnType<typeof listSwapCandles>>, TError = ErrorType<unknown>>(params: ListSwapCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapCandles>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSwapCandlesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSwapCandles>>> = ({ signal }) => listSwapCandles(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSwapCandles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSwapCandlesQueryResult = NonNullable<Awaited<ReturnType<typeof listSwapCandles>>>
export type ListSwapCandlesQueryError = ErrorType<unknown>


export function useListSwapCandles<TData = Awaited<ReturnType<typeof listSwapCandles>>, TError = ErrorType<unknown>>(
 params: ListSwapCandlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapCandles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSwapCandles>>,
          TError,
          Awaited<ReturnType<typeof listSwapCandles>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSwapCandles<TData = Awaited<ReturnType<typeof listSwapCandles>>, TError = ErrorType<unknown>>(
 params: ListSwapCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapCandles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSwapCandles>>,
          TError,
          Awaited<ReturnType<typeof listSwapCandles>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSwapCandles<TData = Awaited<ReturnType<typeof listSwapCandles>>, TError = ErrorType<unknown>>(
 params: ListSwapCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapCandles>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List candles of a USDT-margined contract
 */

export function useListSwapCandles<TData = Awaited<ReturnType<typeof listSwapCandles>>, TError = ErrorType<unknown>>(
 params: ListSwapCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapCandles>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSwapCandlesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the latest trades of a USDT-margined contract
 */
export const listSwapTrades = (
    listTradesRequest: ListTradesRequest,
 signal?: AbortSignal
) => {


      return requestListSwapTrades<Trades>(
      {url: `/swap/latest-trade`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listTradesRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListSwapTradesQueryKey = (listTradesRequest?: ListTradesRequest,) => {
    return [
    'POST', `/swap/latest-trade`, listTradesRequest
    ] as const;
    }


export const getListSwapTradesQueryOptions = <TData = Awaited<ReturnType<typeof listSwapTrades>>, TError = ErrorType<unknown>>(listTradesRequest: ListTradesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapTrades>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSwapTradesQueryKey(listTradesRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSwapTrades>>> = ({ signal }) => listSwapTrades(listTradesRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSwapTrades>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSwapTradesQueryResult = NonNullable<Awaited<ReturnType<typeof listSwapTrades>>>
export type ListSwapTradesQueryError = ErrorType<unknown>


export function useListSwapTrades<TData = Awaited<ReturnType<typeof listSwapTrades>>, TError = ErrorType<unknown>>(
 listTradesRequest: ListTradesRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapTrades>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSwapTrades>>,
          TError,
          Awaited<ReturnType<typeof listSwapTrades>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSwapTrades<TData = Awaited<ReturnType<typeof listSwapTrades>>, TError = ErrorType<unknown>>(
 listTradesRequest: ListTradesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapTrades>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSwapTrades>>,
          TError,
          Awaited<ReturnType<typeof listSwapTrades>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSwapTrades<TData = Awaited<ReturnType<typeof listSwapTrades>>, TError = ErrorType<unknown>>(
 listTradesRequest: ListTradesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapTrades>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the latest trades of a USDT-margined contract
 */

export function useListSwapTrades<TData = Awaited<ReturnType<typeof listSwapTrades>>, TError = ErrorType<unknown>>(
 listTradesRequest: ListTradesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapTrades>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSwapTradesQueryOptions(listTradesRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the order book of a USDT-margined contract
 */
export const getSwapBook = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetSwapBook<Book>(
      {url: `/swap/exchange-plate`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetSwapBookQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/swap/exchange-plate`, symbolRequest
    ] as const;
    }


export const getGetSwapBookQueryOptions = <TData = Awaited<ReturnType<typeof getSwapBook>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapBook>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSwapBookQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSwapBook>>> = ({ signal }) => getSwapBook(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSwapBook>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSwapBookQueryResult = NonNullable<Awaited<ReturnType<typeof getSwapBook>>>
export type GetSwapBookQueryError = ErrorType<unknown>


export function useGetSwapBook<TData = Awaited<ReturnType<typeof getSwapBook>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapBook>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSwapBook>>,
          TError,
          Awaited<ReturnType<typeof getSwapBook>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSwapBook<TData = Awaited<ReturnType<typeof getSwapBook>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapBook>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSwapBook>>,
          TError,
          Awaited<ReturnType<typeof getSwapBook>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSwapBook<TData = Awaited<ReturnType<typeof getSwapBook>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapBook>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the order book of a USDT-margined contract
 */

export function useGetSwapBook<TData = Awaited<ReturnType<typeof getSwapBook>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapBook>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSwapBookQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Public servers give up to 20 levels a side.
 * @summary Read the best levels of a contract's order book
 */
export const getSwapBookTop = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetSwapBookTop<BookSides>(
      {url: `/swap/exchange-plate-mini`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetSwapBookTopQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/swap/exchange-plate-mini`, symbolRequest
    ] as const;
    }


export const getGetSwapBookTopQueryOptions = <TData = Awaited<ReturnType<typeof getSwapBookTop>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapBookTop>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSwapBookTopQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSwapBookTop>>> = ({ signal }) => getSwapBookTop(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSwapBookTop>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSwapBookTopQueryResult = NonNullable<Awaited<ReturnType<typeof getSwapBookTop>>>
export type GetSwapBookTopQueryError = ErrorType<unknown>


export function useGetSwapBookTop<TData = Awaited<ReturnType<typeof getSwapBookTop>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapBookTop>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSwapBookTop>>,
          TError,
          Awaited<ReturnType<typeof getSwapBookTop>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSwapBookTop<TData = Awaited<ReturnType<typeof getSwapBookTop>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapBookTop>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSwapBookTop>>,
          TError,
          Awaited<ReturnType<typeof getSwapBookTop>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSwapBookTop<TData = Awaited<ReturnType<typeof getSwapBookTop>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapBookTop>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the best levels of a contract's order book
 */

export function useGetSwapBookTop<TData = Awaited<ReturnType<typeof getSwapBookTop>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapBookTop>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSwapBookTopQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What a depth chart is drawn from.
 * @summary Read a contract's order book far from the price
 */
export const getSwapBookDepth = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetSwapBookDepth<BookSides>(
      {url: `/swap/exchange-plate-full`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetSwapBookDepthQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/swap/exchange-plate-full`, symbolRequest
    ] as const;
    }


export const getGetSwapBookDepthQueryOptions = <TData = Awaited<ReturnType<typeof getSwapBookDepth>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapBookDepth>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSwapBookDepthQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSwapBookDepth>>> = ({ signal }) => getSwapBookDepth(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSwapBookDepth>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSwapBookDepthQueryResult = NonNullable<Awaited<ReturnType<typeof getSwapBookDepth>>>
export type GetSwapBookDepthQueryError = ErrorType<unknown>


export function useGetSwapBookDepth<TData = Awaited<ReturnType<typeof getSwapBookDepth>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapBookDepth>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSwapBookDepth>>,
          TError,
          Awaited<ReturnType<typeof getSwapBookDepth>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSwapBookDepth<TData = Awaited<ReturnType<typeof getSwapBookDepth>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapBookDepth>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSwapBookDepth>>,
          TError,
          Awaited<ReturnType<typeof getSwapBookDepth>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSwapBookDepth<TData = Awaited<ReturnType<typeof getSwapBookDepth>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapBookDepth>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a contract's order book far from the price
 */

export function useGetSwapBookDepth<TData = Awaited<ReturnType<typeof getSwapBookDepth>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapBookDepth>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSwapBookDepthQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the USDT-margined contracts that the member has marked
 */
export const listSwapFavourites = (

 signal?: AbortSignal
) => {


      return requestListSwapFavourites<FavouritesResponse>(
      {url: `/swap/favor/find`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListSwapFavouritesQueryKey = () => {
    return [
    'POST', `/swap/favor/find`
    ] as const;
    }


export const getListSwapFavouritesQueryOptions = <TData = Awaited<ReturnType<typeof listSwapFavourites>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapFavourites>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSwapFavouritesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSwapFavourites>>> = ({ signal }) => listSwapFavourites(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSwapFavourites>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSwapFavouritesQueryResult = NonNullable<Awaited<ReturnType<typeof listSwapFavourites>>>
export type ListSwapFavouritesQueryError = ErrorType<unknown>


export function useListSwapFavourites<TData = Awaited<ReturnType<typeof listSwapFavourites>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapFavourites>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSwapFavourites>>,
          TError,
          Awaited<ReturnType<typeof listSwapFavourites>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSwapFavourites<TData = Awaited<ReturnType<typeof listSwapFavourites>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapFavourites>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSwapFavourites>>,
          TError,
          Awaited<ReturnType<typeof listSwapFavourites>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSwapFavourites<TData = Awaited<ReturnType<typeof listSwapFavourites>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapFavourites>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the USDT-margined contracts that the member has marked
 */

export function useListSwapFavourites<TData = Awaited<ReturnType<typeof listSwapFavourites>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapFavourites>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSwapFavouritesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Mark a USDT-margined contract
 */
export const addSwapFavourite = (
    favouriteRequest: FavouriteRequest,
 signal?: AbortSignal
) => {


      return requestAddSwapFavourite<NoData>(
      {url: `/swap/favor/add`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: favouriteRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getAddSwapFavouriteMutationKey = () => ['addSwapFavourite'] as const;

export const getAddSwapFavouriteMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addSwapFavourite>>, TError,AddSwapFavouriteMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addSwapFavourite>>, TError,AddSwapFavouriteMutationVariables, TContext> => {

const mutationKey = getAddSwapFavouriteMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addSwapFavourite>>, AddSwapFavouriteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addSwapFavourite(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddSwapFavouriteMutationResult = NonNullable<Awaited<ReturnType<typeof addSwapFavourite>>>
    export type AddSwapFavouriteMutationBody = FavouriteRequest
    export type AddSwapFavouriteMutationError = ErrorType<unknown>
    export type AddSwapFavouriteMutationVariables = {data: FavouriteRequest}

    /**
 * @summary Mark a USDT-margined contract
 */
export const useAddSwapFavourite = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addSwapFavourite>>, TError,AddSwapFavouriteMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addSwapFavourite>>,
        TError,
        AddSwapFavouriteMutationVariables,
        TContext
      > => {
      return useMutation(getAddSwapFavouriteMutationOptions(options), queryClient);
    }
    /**
 * @summary Take the mark off a USDT-margined contract
 */
export const removeSwapFavourite = (
    favouriteRequest: FavouriteRequest,
 signal?: AbortSignal
) => {


      return requestRemoveSwapFavourite<NoData>(
      {url: `/swap/favor/delete`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: favouriteRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRemoveSwapFavouriteMutationKey = () => ['removeSwapFavourite'] as const;

export const getRemoveSwapFavouriteMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSwapFavourite>>, TError,RemoveSwapFavouriteMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeSwapFavourite>>, TError,RemoveSwapFavouriteMutationVariables, TContext> => {

const mutationKey = getRemoveSwapFavouriteMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeSwapFavourite>>, RemoveSwapFavouriteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  removeSwapFavourite(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveSwapFavouriteMutationResult = NonNullable<Awaited<ReturnType<typeof removeSwapFavourite>>>
    export type RemoveSwapFavouriteMutationBody = FavouriteRequest
    export type RemoveSwapFavouriteMutationError = ErrorType<unknown>
    export type RemoveSwapFavouriteMutationVariables = {data: FavouriteRequest}

    /**
 * @summary Take the mark off a USDT-margined contract
 */
export const useRemoveSwapFavourite = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSwapFavourite>>, TError,RemoveSwapFavouriteMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeSwapFavourite>>,
        TError,
        RemoveSwapFavouriteMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveSwapFavouriteMutationOptions(options), queryClient);
    }
    /**
 * @summary List the coins that contracts are settled in
 */
export const listSwapSettlementCoins = (

 signal?: AbortSignal
) => {


      return requestListSwapSettlementCoins<QuoteCoinsResponse>(
      {url: `/swap/coin/base-symbol`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListSwapSettlementCoinsQueryKey = () => {
    return [
    'POST', `/swap/coin/base-symbol`
    ] as const;
    }


export const getListSwapSettlementCoinsQueryOptions = <TData = Awaited<ReturnType<typeof listSwapSettlementCoins>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapSettlementCoins>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSwapSettlementCoinsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSwapSettlementCoins>>> = ({ signal }) => listSwapSettlementCoins(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSwapSettlementCoins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSwapSettlementCoinsQueryResult = NonNullable<Awaited<ReturnType<typeof listSwapSettlementCoins>>>
export type ListSwapSettlementCoinsQueryError = ErrorType<unknown>


export function useListSwapSettlementCoins<TData = Awaited<ReturnType<typeof listSwapSettlementCoins>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapSettlementCoins>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSwapSettlementCoins>>,
          TError,
          Awaited<ReturnType<typeof listSwapSettlementCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSwapSettlementCoins<TData = Awaited<ReturnType<typeof listSwapSettlementCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapSettlementCoins>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSwapSettlementCoins>>,
          TError,
          Awaited<ReturnType<typeof listSwapSettlementCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSwapSettlementCoins<TData = Awaited<ReturnType<typeof listSwapSettlementCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapSettlementCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the coins that contracts are settled in
 */

export function useListSwapSettlementCoins<TData = Awaited<ReturnType<typeof listSwapSettlementCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapSettlementCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSwapSettlementCoinsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the rules of a USDT-margined contract, without times
 */
export const getSwapContractInfo = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetSwapContractInfo<SwapContractResponse>(
      {url: `/swap/coin/coin-info`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetSwapContractInfoQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/swap/coin/coin-info`, symbolRequest
    ] as const;
    }


export const getGetSwapContractInfoQueryOptions = <TData = Awaited<ReturnType<typeof getSwapContractInfo>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapContractInfo>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSwapContractInfoQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSwapContractInfo>>> = ({ signal }) => getSwapContractInfo(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSwapContractInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSwapContractInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getSwapContractInfo>>>
export type GetSwapContractInfoQueryError = ErrorType<unknown>


export function useGetSwapContractInfo<TData = Awaited<ReturnType<typeof getSwapContractInfo>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapContractInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSwapContractInfo>>,
          TError,
          Awaited<ReturnType<typeof getSwapContractInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSwapContractInfo<TData = Awaited<ReturnType<typeof getSwapContractInfo>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapContractInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSwapContractInfo>>,
          TError,
          Awaited<ReturnType<typeof getSwapContractInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSwapContractInfo<TData = Awaited<ReturnType<typeof getSwapContractInfo>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapContractInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the rules of a USDT-margined contract, without times
 */

export function useGetSwapContractInfo<TData = Awaited<ReturnType<typeof getSwapContractInfo>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapContractInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSwapContractInfoQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






