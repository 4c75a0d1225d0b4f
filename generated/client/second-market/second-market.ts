/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
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
  ContractSecondCoin
} from '../../models/contract-second-coin.ts';

import type {
  ContractSecondCoins
} from '../../models/contract-second-coins.ts';

import type {
  KLineRows
} from '../../models/kline-rows.ts';

import type {
  ListSecondCandlesParams
} from '../../models/list-second-candles-params.ts';

import type {
  ListTradesRequest
} from '../../models/list-trades-request.ts';

import type {
  QuoteCoinsResponse
} from '../../models/quote-coins-response.ts';

import type {
  SecondMarketResponse
} from '../../models/second-market-response.ts';

import type {
  SecondMarketsResponse
} from '../../models/second-markets-response.ts';

import type {
  SymbolRequest
} from '../../models/symbol-request.ts';

import type {
  Trades
} from '../../models/trades.ts';

import { requestListSecondMarkets } from '../../requests/second-market.ts';
import type { ErrorType } from '../../requests/second-market.ts';
import { requestListSecondThumbs } from '../../requests/second-market.ts';
import { requestGetSecondMarket } from '../../requests/second-market.ts';
import { requestListSecondCandles } from '../../requests/second-market.ts';
import { requestListSecondTrades } from '../../requests/second-market.ts';
import { requestGetSecondBook } from '../../requests/second-market.ts';
import { requestGetSecondBookTop } from '../../requests/second-market.ts';
import { requestGetSecondBookDepth } from '../../requests/second-market.ts';
import { requestListSecondMarketInfos } from '../../requests/second-market.ts';
import { requestGetSecondMarketInfo } from '../../requests/second-market.ts';
import { requestListSecondQuoteCoins } from '../../requests/second-market.ts';




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
 * @summary List the pairs of second contracts and their rules
 */
export const listSecondMarkets = (

 signal?: AbortSignal
) => {


      return requestListSecondMarkets<ContractSecondCoins>(
      {url: `/second/symbol`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListSecondMarketsQueryKey = () => {
    return [
    'POST', `/second/symbol`
    ] as const;
    }


export const getListSecondMarketsQueryOptions = <TData = Awaited<ReturnType<typeof listSecondMarkets>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondMarkets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSecondMarketsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSecondMarkets>>> = ({ signal }) => listSecondMarkets(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSecondMarkets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSecondMarketsQueryResult = NonNullable<Awaited<ReturnType<typeof listSecondMarkets>>>
export type ListSecondMarketsQueryError = ErrorType<unknown>


export function useListSecondMarkets<TData = Awaited<ReturnType<typeof listSecondMarkets>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondMarkets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondMarkets>>,
          TError,
          Awaited<ReturnType<typeof listSecondMarkets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondMarkets<TData = Awaited<ReturnType<typeof listSecondMarkets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondMarkets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondMarkets>>,
          TError,
          Awaited<ReturnType<typeof listSecondMarkets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondMarkets<TData = Awaited<ReturnType<typeof listSecondMarkets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondMarkets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the pairs of second contracts and their rules
 */

export function useListSecondMarkets<TData = Awaited<ReturnType<typeof listSecondMarkets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondMarkets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSecondMarketsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List how all pairs of second contracts stand
 */
export const listSecondThumbs = (

 signal?: AbortSignal
) => {


      return requestListSecondThumbs<CoinThumbs>(
      {url: `/second/symbol-thumb`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListSecondThumbsQueryKey = () => {
    return [
    'POST', `/second/symbol-thumb`
    ] as const;
    }


export const getListSecondThumbsQueryOptions = <TData = Awaited<ReturnType<typeof listSecondThumbs>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondThumbs>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSecondThumbsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSecondThumbs>>> = ({ signal }) => listSecondThumbs(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSecondThumbs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSecondThumbsQueryResult = NonNullable<Awaited<ReturnType<typeof listSecondThumbs>>>
export type ListSecondThumbsQueryError = ErrorType<unknown>


export function useListSecondThumbs<TData = Awaited<ReturnType<typeof listSecondThumbs>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondThumbs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondThumbs>>,
          TError,
          Awaited<ReturnType<typeof listSecondThumbs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondThumbs<TData = Awaited<ReturnType<typeof listSecondThumbs>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondThumbs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondThumbs>>,
          TError,
          Awaited<ReturnType<typeof listSecondThumbs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondThumbs<TData = Awaited<ReturnType<typeof listSecondThumbs>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondThumbs>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List how all pairs of second contracts stand
 */

export function useListSecondThumbs<TData = Awaited<ReturnType<typeof listSecondThumbs>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondThumbs>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSecondThumbsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the rules of one pair of second contracts, with the time
 */
export const getSecondMarket = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetSecondMarket<ContractSecondCoin>(
      {url: `/second/symbol-info`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetSecondMarketQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/second/symbol-info`, symbolRequest
    ] as const;
    }


export const getGetSecondMarketQueryOptions = <TData = Awaited<ReturnType<typeof getSecondMarket>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondMarket>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecondMarketQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecondMarket>>> = ({ signal }) => getSecondMarket(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecondMarket>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSecondMarketQueryResult = NonNullable<Awaited<ReturnType<typeof getSecondMarket>>>
export type GetSecondMarketQueryError = ErrorType<unknown>


export function useGetSecondMarket<TData = Awaited<ReturnType<typeof getSecondMarket>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondMarket>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondMarket>>,
          TError,
          Awaited<ReturnType<typeof getSecondMarket>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondMarket<TData = Awaited<ReturnType<typeof getSecondMarket>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondMarket>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondMarket>>,
          TError,
          Awaited<ReturnType<typeof getSecondMarket>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondMarket<TData = Awaited<ReturnType<typeof getSecondMarket>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondMarket>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the rules of one pair of second contracts, with the time
 */

export function useGetSecondMarket<TData = Awaited<ReturnType<typeof getSecondMarket>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondMarket>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecondMarketQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The last candle goes on until now. A range without trades gives none.
 * @summary List candles of one pair of second contracts
 */
export const listSecondCandles = (
    params: ListSecondCandlesParams,
 signal?: AbortSignal
) => {


      return requestListSecondCandles<KLineRows>(
      {url: `/second/history`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListSecondCandlesQueryKey = (params?: ListSecondCandlesParams,) => {
    return [
    `/second/history`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSecondCandlesQueryOptions = <TData = Awaited<ReturnType<typeof listSecondCandles>>, TError = ErrorType<unknown>>(params: ListSecondCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondCandles>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSecondCandlesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSecondCandles>>> = ({ signal }) => listSecondCandles(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSecondCandles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSecondCandlesQueryResult = NonNullable<Awaited<ReturnType<typeof listSecondCandles>>>
export type ListSecondCandlesQueryError = ErrorType<unknown>


export function useListSecondCandles<TData = Awaited<ReturnType<typeof listSecondCandles>>, TError = ErrorType<unknown>>(
 params: ListSecondCandlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondCandles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondCandles>>,
          TError,
          Awaited<ReturnType<typeof listSecondCandles>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondCandles<TData = Awaited<ReturnType<typeof listSecondCandles>>, TError = ErrorType<unknown>>(
 params: ListSecondCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondCandles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondCandles>>,
          TError,
          Awaited<ReturnType<typeof listSecondCandles>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondCandles<TData = Awaited<ReturnType<typeof listSecondCandles>>, TError = ErrorType<unknown>>(
 params: ListSecondCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondCandles>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List candles of one pair of second contracts
 */

export function useListSecondCandles<TData = Awaited<ReturnType<typeof listSecondCandles>>, TError = ErrorType<unknown>>(
 params: ListSecondCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondCandles>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSecondCandlesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the latest trades of one pair of second contracts
 */
export const listSecondTrades = (
    listTradesRequest: ListTradesRequest,
 signal?: AbortSignal
) => {


      return requestListSecondTrades<Trades>(
      {url: `/second/latest-trade`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listTradesRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListSecondTradesQueryKey = (listTradesRequest?: ListTradesRequest,) => {
    return [
    'POST', `/second/latest-trade`, listTradesRequest
    ] as const;
    }


export const getListSecondTradesQueryOptions = <TData = Awaited<ReturnType<typeof listSecondTrades>>, TError = ErrorType<unknown>>(listTradesRequest: ListTradesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondTrades>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSecondTradesQueryKey(listTradesRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSecondTrades>>> = ({ signal }) => listSecondTrades(listTradesRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSecondTrades>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSecondTradesQueryResult = NonNullable<Awaited<ReturnType<typeof listSecondTrades>>>
export type ListSecondTradesQueryError = ErrorType<unknown>


export function useListSecondTrades<TData = Awaited<ReturnType<typeof listSecondTrades>>, TError = ErrorType<unknown>>(
 listTradesRequest: ListTradesRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondTrades>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondTrades>>,
          TError,
          Awaited<ReturnType<typeof listSecondTrades>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondTrades<TData = Awaited<ReturnType<typeof listSecondTrades>>, TError = ErrorType<unknown>>(
 listTradesRequest: ListTradesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondTrades>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondTrades>>,
          TError,
          Awaited<ReturnType<typeof listSecondTrades>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondTrades<TData = Awaited<ReturnType<typeof listSecondTrades>>, TError = ErrorType<unknown>>(
 listTradesRequest: ListTradesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondTrades>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the latest trades of one pair of second contracts
 */

export function useListSecondTrades<TData = Awaited<ReturnType<typeof listSecondTrades>>, TError = ErrorType<unknown>>(
 listTradesRequest: ListTradesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondTrades>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSecondTradesQueryOptions(listTradesRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the order book of one pair of second contracts
 */
export const getSecondBook = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetSecondBook<Book>(
      {url: `/second/exchange-plate`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetSecondBookQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/second/exchange-plate`, symbolRequest
    ] as const;
    }


export const getGetSecondBookQueryOptions = <TData = Awaited<ReturnType<typeof getSecondBook>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondBook>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecondBookQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecondBook>>> = ({ signal }) => getSecondBook(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecondBook>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSecondBookQueryResult = NonNullable<Awaited<ReturnType<typeof getSecondBook>>>
export type GetSecondBookQueryError = ErrorType<unknown>


export function useGetSecondBook<TData = Awaited<ReturnType<typeof getSecondBook>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondBook>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondBook>>,
          TError,
          Awaited<ReturnType<typeof getSecondBook>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondBook<TData = Awaited<ReturnType<typeof getSecondBook>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondBook>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondBook>>,
          TError,
          Awaited<ReturnType<typeof getSecondBook>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondBook<TData = Awaited<ReturnType<typeof getSecondBook>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondBook>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the order book of one pair of second contracts
 */

export function useGetSecondBook<TData = Awaited<ReturnType<typeof getSecondBook>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondBook>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecondBookQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Public servers give up to 20 levels a side.
 * @summary Read the best levels of the order book of one pair of second contracts
 */
export const getSecondBookTop = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetSecondBookTop<BookSides>(
      {url: `/second/exchange-plate-mini`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetSecondBookTopQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/second/exchange-plate-mini`, symbolRequest
    ] as const;
    }


export const getGetSecondBookTopQueryOptions = <TData = Awaited<ReturnType<typeof getSecondBookTop>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondBookTop>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecondBookTopQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecondBookTop>>> = ({ signal }) => getSecondBookTop(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecondBookTop>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSecondBookTopQueryResult = NonNullable<Awaited<ReturnType<typeof getSecondBookTop>>>
export type GetSecondBookTopQueryError = ErrorType<unknown>


export function useGetSecondBookTop<TData = Awaited<ReturnType<typeof getSecondBookTop>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondBookTop>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondBookTop>>,
          TError,
          Awaited<ReturnType<typeof getSecondBookTop>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondBookTop<TData = Awaited<ReturnType<typeof getSecondBookTop>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondBookTop>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondBookTop>>,
          TError,
          Awaited<ReturnType<typeof getSecondBookTop>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondBookTop<TData = Awaited<ReturnType<typeof getSecondBookTop>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondBookTop>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the best levels of the order book of one pair of second contracts
 */

export function useGetSecondBookTop<TData = Awaited<ReturnType<typeof getSecondBookTop>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondBookTop>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecondBookTopQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The levels that a depth chart is drawn from.
 * @summary Read the order book of one pair of second contracts far from the price
 */
export const getSecondBookDepth = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetSecondBookDepth<BookSides>(
      {url: `/second/exchange-plate-full`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetSecondBookDepthQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/second/exchange-plate-full`, symbolRequest
    ] as const;
    }


export const getGetSecondBookDepthQueryOptions = <TData = Awaited<ReturnType<typeof getSecondBookDepth>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondBookDepth>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecondBookDepthQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecondBookDepth>>> = ({ signal }) => getSecondBookDepth(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecondBookDepth>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSecondBookDepthQueryResult = NonNullable<Awaited<ReturnType<typeof getSecondBookDepth>>>
export type GetSecondBookDepthQueryError = ErrorType<unknown>


export function useGetSecondBookDepth<TData = Awaited<ReturnType<typeof getSecondBookDepth>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondBookDepth>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondBookDepth>>,
          TError,
          Awaited<ReturnType<typeof getSecondBookDepth>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondBookDepth<TData = Awaited<ReturnType<typeof getSecondBookDepth>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondBookDepth>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondBookDepth>>,
          TError,
          Awaited<ReturnType<typeof getSecondBookDepth>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondBookDepth<TData = Awaited<ReturnType<typeof getSecondBookDepth>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondBookDepth>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the order book of one pair of second contracts far from the price
 */

export function useGetSecondBookDepth<TData = Awaited<ReturnType<typeof getSecondBookDepth>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondBookDepth>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecondBookDepthQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The same pairs and rules that the market lists.
 * @summary List the pairs of second contracts, in an envelope
 */
export const listSecondMarketInfos = (

 signal?: AbortSignal
) => {


      return requestListSecondMarketInfos<SecondMarketsResponse>(
      {url: `/second/coin/coin-list`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListSecondMarketInfosQueryKey = () => {
    return [
    'POST', `/second/coin/coin-list`
    ] as const;
    }


export const getListSecondMarketInfosQueryOptions = <TData = Awaited<ReturnType<typeof listSecondMarketInfos>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondMarketInfos>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSecondMarketInfosQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSecondMarketInfos>>> = ({ signal }) => listSecondMarketInfos(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSecondMarketInfos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSecondMarketInfosQueryResult = NonNullable<Awaited<ReturnType<typeof listSecondMarketInfos>>>
export type ListSecondMarketInfosQueryError = ErrorType<unknown>


export function useListSecondMarketInfos<TData = Awaited<ReturnType<typeof listSecondMarketInfos>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondMarketInfos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondMarketInfos>>,
          TError,
          Awaited<ReturnType<typeof listSecondMarketInfos>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondMarketInfos<TData = Awaited<ReturnType<typeof listSecondMarketInfos>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondMarketInfos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondMarketInfos>>,
          TError,
          Awaited<ReturnType<typeof listSecondMarketInfos>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondMarketInfos<TData = Awaited<ReturnType<typeof listSecondMarketInfos>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondMarketInfos>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the pairs of second contracts, in an envelope
 */

export function useListSecondMarketInfos<TData = Awaited<ReturnType<typeof listSecondMarketInfos>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondMarketInfos>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSecondMarketInfosQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the rules of one pair of second contracts, without the time
 */
export const getSecondMarketInfo = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetSecondMarketInfo<SecondMarketResponse>(
      {url: `/second/coin/coin-info`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetSecondMarketInfoQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/second/coin/coin-info`, symbolRequest
    ] as const;
    }


export const getGetSecondMarketInfoQueryOptions = <TData = Awaited<ReturnType<typeof getSecondMarketInfo>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondMarketInfo>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecondMarketInfoQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecondMarketInfo>>> = ({ signal }) => getSecondMarketInfo(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecondMarketInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSecondMarketInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getSecondMarketInfo>>>
export type GetSecondMarketInfoQueryError = ErrorType<unknown>


export function useGetSecondMarketInfo<TData = Awaited<ReturnType<typeof getSecondMarketInfo>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondMarketInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondMarketInfo>>,
          TError,
          Awaited<ReturnType<typeof getSecondMarketInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondMarketInfo<TData = Awaited<ReturnType<typeof getSecondMarketInfo>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondMarketInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondMarketInfo>>,
          TError,
          Awaited<ReturnType<typeof getSecondMarketInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondMarketInfo<TData = Awaited<ReturnType<typeof getSecondMarketInfo>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondMarketInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the rules of one pair of second contracts, without the time
 */

export function useGetSecondMarketInfo<TData = Awaited<ReturnType<typeof getSecondMarketInfo>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondMarketInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecondMarketInfoQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the coins that prices of second contracts are counted in
 */
export const listSecondQuoteCoins = (

 signal?: AbortSignal
) => {


      return requestListSecondQuoteCoins<QuoteCoinsResponse>(
      {url: `/second/coin/base-symbol`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListSecondQuoteCoinsQueryKey = () => {
    return [
    'POST', `/second/coin/base-symbol`
    ] as const;
    }


export const getListSecondQuoteCoinsQueryOptions = <TData = Awaited<ReturnType<typeof listSecondQuoteCoins>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondQuoteCoins>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSecondQuoteCoinsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSecondQuoteCoins>>> = ({ signal }) => listSecondQuoteCoins(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSecondQuoteCoins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSecondQuoteCoinsQueryResult = NonNullable<Awaited<ReturnType<typeof listSecondQuoteCoins>>>
export type ListSecondQuoteCoinsQueryError = ErrorType<unknown>


export function useListSecondQuoteCoins<TData = Awaited<ReturnType<typeof listSecondQuoteCoins>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondQuoteCoins>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondQuoteCoins>>,
          TError,
          Awaited<ReturnType<typeof listSecondQuoteCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondQuoteCoins<TData = Awaited<ReturnType<typeof listSecondQuoteCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondQuoteCoins>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondQuoteCoins>>,
          TError,
          Awaited<ReturnType<typeof listSecondQuoteCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondQuoteCoins<TData = Awaited<ReturnType<typeof listSecondQuoteCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondQuoteCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the coins that prices of second contracts are counted in
 */

export function useListSecondQuoteCoins<TData = Awaited<ReturnType<typeof listSecondQuoteCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondQuoteCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSecondQuoteCoinsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






