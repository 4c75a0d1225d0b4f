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
  NoData
} from '../../models/no-data.ts';

import type {
  OptionBetPageResponse
} from '../../models/option-bet-page-response.ts';

import type {
  OptionBetsRequest
} from '../../models/option-bets-request.ts';

import type {
  OptionBetsResponse
} from '../../models/option-bets-response.ts';

import type {
  OptionRoundPageResponse
} from '../../models/option-round-page-response.ts';

import type {
  OptionRoundsResponse
} from '../../models/option-rounds-response.ts';

import type {
  PastOptionBetsRequest
} from '../../models/past-option-bets-request.ts';

import type {
  PastOptionRoundsRequest
} from '../../models/past-option-rounds-request.ts';

import type {
  PlaceOptionBetRequest
} from '../../models/place-option-bet-request.ts';

import type {
  SymbolRequest
} from '../../models/symbol-request.ts';

import { requestListBettingOptionRounds } from '../../requests/option.ts';
import type { ErrorType } from '../../requests/option.ts';
import { requestListDrawingOptionRounds } from '../../requests/option.ts';
import { requestListPastOptionRounds } from '../../requests/option.ts';
import { requestPlaceOptionBet } from '../../requests/option.ts';
import { requestListOptionBets } from '../../requests/option.ts';
import { requestListPastOptionBets } from '../../requests/option.ts';




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
 * At most one round of a pair is bet on at a time; none while the pair is stopped.
 * @summary List the rounds that can be bet on
 */
export const listBettingOptionRounds = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestListBettingOptionRounds<OptionRoundsResponse>(
      {url: `/option/option/starting`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListBettingOptionRoundsQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/option/option/starting`, symbolRequest
    ] as const;
    }


export const getListBettingOptionRoundsQueryOptions = <TData = Awaited<ReturnType<typeof listBettingOptionRounds>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBettingOptionRounds>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBettingOptionRoundsQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBettingOptionRounds>>> = ({ signal }) => listBettingOptionRounds(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBettingOptionRounds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBettingOptionRoundsQueryResult = NonNullable<Awaited<ReturnType<typeof listBettingOptionRounds>>>
export type ListBettingOptionRoundsQueryError = ErrorType<unknown>


export function useListBettingOptionRounds<TData = Awaited<ReturnType<typeof listBettingOptionRounds>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBettingOptionRounds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBettingOptionRounds>>,
          TError,
          Awaited<ReturnType<typeof listBettingOptionRounds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBettingOptionRounds<TData = Awaited<ReturnType<typeof listBettingOptionRounds>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBettingOptionRounds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBettingOptionRounds>>,
          TError,
          Awaited<ReturnType<typeof listBettingOptionRounds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBettingOptionRounds<TData = Awaited<ReturnType<typeof listBettingOptionRounds>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBettingOptionRounds>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the rounds that can be bet on
 */

export function useListBettingOptionRounds<TData = Awaited<ReturnType<typeof listBettingOptionRounds>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBettingOptionRounds>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBettingOptionRoundsQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Betting on them is over; their price is compared with the one then.
 * @summary List the rounds that are being drawn
 */
export const listDrawingOptionRounds = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestListDrawingOptionRounds<OptionRoundsResponse>(
      {url: `/option/option/opening`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListDrawingOptionRoundsQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/option/option/opening`, symbolRequest
    ] as const;
    }


export const getListDrawingOptionRoundsQueryOptions = <TData = Awaited<ReturnType<typeof listDrawingOptionRounds>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrawingOptionRounds>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDrawingOptionRoundsQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDrawingOptionRounds>>> = ({ signal }) => listDrawingOptionRounds(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDrawingOptionRounds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDrawingOptionRoundsQueryResult = NonNullable<Awaited<ReturnType<typeof listDrawingOptionRounds>>>
export type ListDrawingOptionRoundsQueryError = ErrorType<unknown>


export function useListDrawingOptionRounds<TData = Awaited<ReturnType<typeof listDrawingOptionRounds>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrawingOptionRounds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDrawingOptionRounds>>,
          TError,
          Awaited<ReturnType<typeof listDrawingOptionRounds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDrawingOptionRounds<TData = Awaited<ReturnType<typeof listDrawingOptionRounds>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrawingOptionRounds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDrawingOptionRounds>>,
          TError,
          Awaited<ReturnType<typeof listDrawingOptionRounds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDrawingOptionRounds<TData = Awaited<ReturnType<typeof listDrawingOptionRounds>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrawingOptionRounds>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the rounds that are being drawn
 */

export function useListDrawingOptionRounds<TData = Awaited<ReturnType<typeof listDrawingOptionRounds>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrawingOptionRounds>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDrawingOptionRoundsQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List results of the last rounds
 */
export const listPastOptionRounds = (
    pastOptionRoundsRequest: PastOptionRoundsRequest,
 signal?: AbortSignal
) => {


      return requestListPastOptionRounds<OptionRoundPageResponse>(
      {url: `/option/option/history`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: pastOptionRoundsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListPastOptionRoundsQueryKey = (pastOptionRoundsRequest?: PastOptionRoundsRequest,) => {
    return [
    'POST', `/option/option/history`, pastOptionRoundsRequest
    ] as const;
    }


export const getListPastOptionRoundsQueryOptions = <TData = Awaited<ReturnType<typeof listPastOptionRounds>>, TError = ErrorType<unknown>>(pastOptionRoundsRequest: PastOptionRoundsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastOptionRounds>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPastOptionRoundsQueryKey(pastOptionRoundsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPastOptionRounds>>> = ({ signal }) => listPastOptionRounds(pastOptionRoundsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPastOptionRounds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPastOptionRoundsQueryResult = NonNullable<Awaited<ReturnType<typeof listPastOptionRounds>>>
export type ListPastOptionRoundsQueryError = ErrorType<unknown>


export function useListPastOptionRounds<TData = Awaited<ReturnType<typeof listPastOptionRounds>>, TError = ErrorType<unknown>>(
 pastOptionRoundsRequest: PastOptionRoundsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastOptionRounds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPastOptionRounds>>,
          TError,
          Awaited<ReturnType<typeof listPastOptionRounds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPastOptionRounds<TData = Awaited<ReturnType<typeof listPastOptionRounds>>, TError = ErrorType<unknown>>(
 pastOptionRoundsRequest: PastOptionRoundsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastOptionRounds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPastOptionRounds>>,
          TError,
          Awaited<ReturnType<typeof listPastOptionRounds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPastOptionRounds<TData = Awaited<ReturnType<typeof listPastOptionRounds>>, TError = ErrorType<unknown>>(
 pastOptionRoundsRequest: PastOptionRoundsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastOptionRounds>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List results of the last rounds
 */

export function useListPastOptionRounds<TData = Awaited<ReturnType<typeof listPastOptionRounds>>, TError = ErrorType<unknown>>(
 pastOptionRoundsRequest: PastOptionRoundsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastOptionRounds>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPastOptionRoundsQueryOptions(pastOptionRoundsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A member bets once on a round. Stake and fee are frozen in the spot wallet of the quote coin until the round ends. Servers that check neither real name nor fund password are in order.
 * @summary Bet on a round
 */
export const placeOptionBet = (
    placeOptionBetRequest: PlaceOptionBetRequest,
 signal?: AbortSignal
) => {


      return requestPlaceOptionBet<NoData>(
      {url: `/option/order/add`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: placeOptionBetRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPlaceOptionBetMutationKey = () => ['placeOptionBet'] as const;

export const getPlaceOptionBetMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeOptionBet>>, TError,PlaceOptionBetMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof placeOptionBet>>, TError,PlaceOptionBetMutationVariables, TContext> => {

const mutationKey = getPlaceOptionBetMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof placeOptionBet>>, PlaceOptionBetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  placeOptionBet(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PlaceOptionBetMutationResult = NonNullable<Awaited<ReturnType<typeof placeOptionBet>>>
    export type PlaceOptionBetMutationBody = PlaceOptionBetRequest
    export type PlaceOptionBetMutationError = ErrorType<unknown>
    export type PlaceOptionBetMutationVariables = {data: PlaceOptionBetRequest}

    /**
 * @summary Bet on a round
 */
export const usePlaceOptionBet = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeOptionBet>>, TError,PlaceOptionBetMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placeOptionBet>>,
        TError,
        PlaceOptionBetMutationVariables,
        TContext
      > => {
      return useMutation(getPlaceOptionBetMutationOptions(options), queryClient);
    }
    /**
 * @summary List the member's bets on a round
 */
export const listOptionBets = (
    optionBetsRequest: OptionBetsRequest,
 signal?: AbortSignal
) => {


      return requestListOptionBets<OptionBetsResponse>(
      {url: `/option/order/current`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: optionBetsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOptionBetsQueryKey = (optionBetsRequest?: OptionBetsRequest,) => {
    return [
    'POST', `/option/order/current`, optionBetsRequest
    ] as const;
    }


export const getListOptionBetsQueryOptions = <TData = Awaited<ReturnType<typeof listOptionBets>>, TError = ErrorType<unknown>>(optionBetsRequest: OptionBetsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionBets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOptionBetsQueryKey(optionBetsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOptionBets>>> = ({ signal }) => listOptionBets(optionBetsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOptionBets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOptionBetsQueryResult = NonNullable<Awaited<ReturnType<typeof listOptionBets>>>
export type ListOptionBetsQueryError = ErrorType<unknown>


export function useListOptionBets<TData = Awaited<ReturnType<typeof listOptionBets>>, TError = ErrorType<unknown>>(
 optionBetsRequest: OptionBetsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionBets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOptionBets>>,
          TError,
          Awaited<ReturnType<typeof listOptionBets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOptionBets<TData = Awaited<ReturnType<typeof listOptionBets>>, TError = ErrorType<unknown>>(
 optionBetsRequest: OptionBetsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionBets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOptionBets>>,
          TError,
          Awaited<ReturnType<typeof listOptionBets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOptionBets<TData = Awaited<ReturnType<typeof listOptionBets>>, TError = ErrorType<unknown>>(
 optionBetsRequest: OptionBetsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionBets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the member's bets on a round
 */

export function useListOptionBets<TData = Awaited<ReturnType<typeof listOptionBets>>, TError = ErrorType<unknown>>(
 optionBetsRequest: OptionBetsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionBets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOptionBetsQueryOptions(optionBetsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List settled and cancelled bets
 */
export const listPastOptionBets = (
    pastOptionBetsRequest: PastOptionBetsRequest,
 signal?: AbortSignal
) => {


      return requestListPastOptionBets<OptionBetPageResponse>(
      {url: `/option/order/history`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: pastOptionBetsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListPastOptionBetsQueryKey = (pastOptionBetsRequest?: PastOptionBetsRequest,) => {
    return [
    'POST', `/option/order/history`, pastOptionBetsRequest
    ] as const;
    }


export const getListPastOptionBetsQueryOptions = <TData = Awaited<ReturnType<typeof listPastOptionBets>>, TError = ErrorType<unknown>>(pastOptionBetsRequest: PastOptionBetsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastOptionBets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPastOptionBetsQueryKey(pastOptionBetsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPastOptionBets>>> = ({ signal }) => listPastOptionBets(pastOptionBetsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPastOptionBets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPastOptionBetsQueryResult = NonNullable<Awaited<ReturnType<typeof listPastOptionBets>>>
export type ListPastOptionBetsQueryError = ErrorType<unknown>


export function useListPastOptionBets<TData = Awaited<ReturnType<typeof listPastOptionBets>>, TError = ErrorType<unknown>>(
 pastOptionBetsRequest: PastOptionBetsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastOptionBets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPastOptionBets>>,
          TError,
          Awaited<ReturnType<typeof listPastOptionBets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPastOptionBets<TData = Awaited<ReturnType<typeof listPastOptionBets>>, TError = ErrorType<unknown>>(
 pastOptionBetsRequest: PastOptionBetsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastOptionBets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPastOptionBets>>,
          TError,
          Awaited<ReturnType<typeof listPastOptionBets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPastOptionBets<TData = Awaited<ReturnType<typeof listPastOptionBets>>, TError = ErrorType<unknown>>(
 pastOptionBetsRequest: PastOptionBetsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastOptionBets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List settled and cancelled bets
 */

export function useListPastOptionBets<TData = Awaited<ReturnType<typeof listPastOptionBets>>, TError = ErrorType<unknown>>(
 pastOptionBetsRequest: PastOptionBetsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastOptionBets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPastOptionBetsQueryOptions(pastOptionBetsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






