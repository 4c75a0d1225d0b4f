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
  ActivityOrderPageResponse
} from '../../models/activity-order-page-response.ts';

import type {
  ActivityOrdersResponse
} from '../../models/activity-orders-response.ts';

import type {
  ActivityPageResponse
} from '../../models/activity-page-response.ts';

import type {
  ActivityResponse
} from '../../models/activity-response.ts';

import type {
  JoinLabActivityRequest
} from '../../models/join-lab-activity-request.ts';

import type {
  LabActivitiesRequest
} from '../../models/lab-activities-request.ts';

import type {
  LabActivityRequest
} from '../../models/lab-activity-request.ts';

import type {
  LabOrdersOfActivityRequest
} from '../../models/lab-orders-of-activity-request.ts';

import type {
  LockReleasesRequest
} from '../../models/lock-releases-request.ts';

import type {
  LockedOrderDetailPageResponse
} from '../../models/locked-order-detail-page-response.ts';

import type {
  LockedOrderPageResponse
} from '../../models/locked-order-page-response.ts';

import type {
  LockedOrderRequest
} from '../../models/locked-order-request.ts';

import type {
  LockedOrderResponse
} from '../../models/locked-order-response.ts';

import type {
  MiningMachineRequest
} from '../../models/mining-machine-request.ts';

import type {
  MiningOrderDetailPageResponse
} from '../../models/mining-order-detail-page-response.ts';

import type {
  MiningOrderPageResponse
} from '../../models/mining-order-page-response.ts';

import type {
  MiningOrderResponse
} from '../../models/mining-order-response.ts';

import type {
  MiningOutputsRequest
} from '../../models/mining-outputs-request.ts';

import type {
  NoData
} from '../../models/no-data.ts';

import type {
  PageNoRequest
} from '../../models/page-no-request.ts';

import { requestListLabActivities } from '../../requests/lab.ts';
import type { ErrorType } from '../../requests/lab.ts';
import { requestGetLabActivity } from '../../requests/lab.ts';
import { requestSendLabPhoneCode } from '../../requests/lab.ts';
import { requestSendLabEmailCode } from '../../requests/lab.ts';
import { requestJoinLabActivity } from '../../requests/lab.ts';
import { requestListLabOrdersOfActivity } from '../../requests/lab.ts';
import { requestListLabOrders } from '../../requests/lab.ts';
import { requestListMiningMachines } from '../../requests/lab.ts';
import { requestGetMiningMachine } from '../../requests/lab.ts';
import { requestListMiningOutputs } from '../../requests/lab.ts';
import { requestListLockedOrders } from '../../requests/lab.ts';
import { requestGetLockedOrder } from '../../requests/lab.ts';
import { requestListLockReleases } from '../../requests/lab.ts';




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
 * Those that can be joined come first, then coming ones, then the others, newest first.
 * @summary List activities
 */
export const listLabActivities = (
    labActivitiesRequest: LabActivitiesRequest,
 signal?: AbortSignal
) => {


      return requestListLabActivities<ActivityPageResponse>(
      {url: `/uc/activity/page-query`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: labActivitiesRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListLabActivitiesQueryKey = (labActivitiesRequest?: LabActivitiesRequest,) => {
    return [
    'POST', `/uc/activity/page-query`, labActivitiesRequest
    ] as const;
    }


export const getListLabActivitiesQueryOptions = <TData = Awaited<ReturnType<typeof listLabActivities>>, TError = ErrorType<unknown>>(labActivitiesRequest: LabActivitiesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLabActivities>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLabActivitiesQueryKey(labActivitiesRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLabActivities>>> = ({ signal }) => listLabActivities(labActivitiesRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLabActivities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLabActivitiesQueryResult = NonNullable<Awaited<ReturnType<typeof listLabActivities>>>
export type ListLabActivitiesQueryError = ErrorType<unknown>


export function useListLabActivities<TData = Awaited<ReturnType<typeof listLabActivities>>, TError = ErrorType<unknown>>(
 labActivitiesRequest: LabActivitiesRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLabActivities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLabActivities>>,
          TError,
          Awaited<ReturnType<typeof listLabActivities>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLabActivities<TData = Awaited<ReturnType<typeof listLabActivities>>, TError = ErrorType<unknown>>(
 labActivitiesRequest: LabActivitiesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLabActivities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLabActivities>>,
          TError,
          Awaited<ReturnType<typeof listLabActivities>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLabActivities<TData = Awaited<ReturnType<typeof listLabActivities>>, TError = ErrorType<unknown>>(
 labActivitiesRequest: LabActivitiesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLabActivities>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List activities
 */

export function useListLabActivities<TData = Awaited<ReturnType<typeof listLabActivities>>, TError = ErrorType<unknown>>(
 labActivitiesRequest: LabActivitiesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLabActivities>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLabActivitiesQueryOptions(labActivitiesRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read an activity
 */
export const getLabActivity = (
    labActivityRequest: LabActivityRequest,
 signal?: AbortSignal
) => {


      return requestGetLabActivity<ActivityResponse>(
      {url: `/uc/activity/detail`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: labActivityRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetLabActivityQueryKey = (labActivityRequest?: LabActivityRequest,) => {
    return [
    'POST', `/uc/activity/detail`, labActivityRequest
    ] as const;
    }


export const getGetLabActivityQueryOptions = <TData = Awaited<ReturnType<typeof getLabActivity>>, TError = ErrorType<unknown>>(labActivityRequest: LabActivityRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLabActivity>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLabActivityQueryKey(labActivityRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLabActivity>>> = ({ signal }) => getLabActivity(labActivityRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLabActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLabActivityQueryResult = NonNullable<Awaited<ReturnType<typeof getLabActivity>>>
export type GetLabActivityQueryError = ErrorType<unknown>


export function useGetLabActivity<TData = Awaited<ReturnType<typeof getLabActivity>>, TError = ErrorType<unknown>>(
 labActivityRequest: LabActivityRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLabActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLabActivity>>,
          TError,
          Awaited<ReturnType<typeof getLabActivity>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLabActivity<TData = Awaited<ReturnType<typeof getLabActivity>>, TError = ErrorType<unknown>>(
 labActivityRequest: LabActivityRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLabActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLabActivity>>,
          TError,
          Awaited<ReturnType<typeof getLabActivity>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLabActivity<TData = Awaited<ReturnType<typeof getLabActivity>>, TError = ErrorType<unknown>>(
 labActivityRequest: LabActivityRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLabActivity>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an activity
 */

export function useGetLabActivity<TData = Awaited<ReturnType<typeof getLabActivity>>, TError = ErrorType<unknown>>(
 labActivityRequest: LabActivityRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLabActivity>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLabActivityQueryOptions(labActivityRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The code goes to the bound phone and lives 10 minutes. The next one can be asked for after 60 seconds.
 * @summary Send a code for taking part by text message
 */
export const sendLabPhoneCode = (

 signal?: AbortSignal
) => {


      return requestSendLabPhoneCode<NoData>(
      {url: `/uc/mobile/activity/code`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getSendLabPhoneCodeMutationKey = () => ['sendLabPhoneCode'] as const;

export const getSendLabPhoneCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendLabPhoneCode>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendLabPhoneCode>>, TError,void, TContext> => {

const mutationKey = getSendLabPhoneCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendLabPhoneCode>>, void> = () => {


          return  sendLabPhoneCode()
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendLabPhoneCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendLabPhoneCode>>>

    export type SendLabPhoneCodeMutationError = ErrorType<unknown>


    /**
 * @summary Send a code for taking part by text message
 */
export const useSendLabPhoneCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendLabPhoneCode>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendLabPhoneCode>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSendLabPhoneCodeMutationOptions(options), queryClient);
    }
    /**
 * The code goes to the bound address and lives 10 minutes; until then no other is sent.
 * @summary Send a code for taking part by e-mail
 */
export const sendLabEmailCode = (

 signal?: AbortSignal
) => {


      return requestSendLabEmailCode<NoData>(
      {url: `/uc/email/activity/code`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getSendLabEmailCodeMutationKey = () => ['sendLabEmailCode'] as const;

export const getSendLabEmailCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendLabEmailCode>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendLabEmailCode>>, TError,void, TContext> => {

const mutationKey = getSendLabEmailCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendLabEmailCode>>, void> = () => {


          return  sendLabEmailCode()
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendLabEmailCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendLabEmailCode>>>

    export type SendLabEmailCodeMutationError = ErrorType<unknown>


    /**
 * @summary Send a code for taking part by e-mail
 */
export const useSendLabEmailCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendLabEmailCode>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendLabEmailCode>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSendLabEmailCodeMutationOptions(options), queryClient);
    }
    /**
 * Position sharing, free subscription, cloud mining and lock-up only. What it costs is frozen until the activity is distributed; a participation cannot be taken back. The cost is `amount` for position sharing, price times `amount`, truncated to the decimals of the activity, for subscription and mining, `amount` plus the fee for a lock-up. At the distribution position sharing gives it back, subscription and mining pay with it, a lock-up returns it period by period.
 * @summary Take part in an activity
 */
export const joinLabActivity = (
    joinLabActivityRequest: JoinLabActivityRequest,
 signal?: AbortSignal
) => {


      return requestJoinLabActivity<NoData>(
      {url: `/uc/activity/attend`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: joinLabActivityRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getJoinLabActivityMutationKey = () => ['joinLabActivity'] as const;

export const getJoinLabActivityMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinLabActivity>>, TError,JoinLabActivityMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof joinLabActivity>>, TError,JoinLabActivityMutationVariables, TContext> => {

const mutationKey = getJoinLabActivityMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof joinLabActivity>>, JoinLabActivityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  joinLabActivity(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type JoinLabActivityMutationResult = NonNullable<Awaited<ReturnType<typeof joinLabActivity>>>
    export type JoinLabActivityMutationBody = JoinLabActivityRequest
    export type JoinLabActivityMutationError = ErrorType<unknown>
    export type JoinLabActivityMutationVariables = {data: JoinLabActivityRequest}

    /**
 * @summary Take part in an activity
 */
export const useJoinLabActivity = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinLabActivity>>, TError,JoinLabActivityMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof joinLabActivity>>,
        TError,
        JoinLabActivityMutationVariables,
        TContext
      > => {
      return useMutation(getJoinLabActivityMutationOptions(options), queryClient);
    }
    /**
 * @summary List own participations in an activity
 */
export const listLabOrdersOfActivity = (
    labOrdersOfActivityRequest: LabOrdersOfActivityRequest,
 signal?: AbortSignal
) => {


      return requestListLabOrdersOfActivity<ActivityOrdersResponse>(
      {url: `/uc/activity/getmemberrecords`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: labOrdersOfActivityRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListLabOrdersOfActivityQueryKey = (labOrdersOfActivityRequest?: LabOrdersOfActivityRequest,) => {
    return [
    'POST', `/uc/activity/getmemberrecords`, labOrdersOfActivityRequest
    ] as const;
    }


export const getListLabOrdersOfActivityQueryOptions = <TData = Awaited<ReturnType<typeof listLabOrdersOfActivity>>, TError = ErrorType<unknown>>(labOrdersOfActivityRequest: LabOrdersOfActivityRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLabOrdersOfActivity>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLabOrdersOfActivityQueryKey(labOrdersOfActivityRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLabOrdersOfActivity>>> = ({ signal }) => listLabOrdersOfActivity(labOrdersOfActivityRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLabOrdersOfActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLabOrdersOfActivityQueryResult = NonNullable<Awaited<ReturnType<typeof listLabOrdersOfActivity>>>
export type ListLabOrdersOfActivityQueryError = ErrorType<unknown>


export function useListLabOrdersOfActivity<TData = Awaited<ReturnType<typeof listLabOrdersOfActivity>>, TError = ErrorType<unknown>>(
 labOrdersOfActivityRequest: LabOrdersOfActivityRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLabOrdersOfActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLabOrdersOfActivity>>,
          TError,
          Awaited<ReturnType<typeof listLabOrdersOfActivity>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLabOrdersOfActivity<TData = Awaited<ReturnType<typeof listLabOrdersOfActivity>>, TError = ErrorType<unknown>>(
 labOrdersOfActivityRequest: LabOrdersOfActivityRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLabOrdersOfActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLabOrdersOfActivity>>,
          TError,
          Awaited<ReturnType<typeof listLabOrdersOfActivity>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLabOrdersOfActivity<TData = Awaited<ReturnType<typeof listLabOrdersOfActivity>>, TError = ErrorType<unknown>>(
 labOrdersOfActivityRequest: LabOrdersOfActivityRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLabOrdersOfActivity>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List own participations in an activity
 */

export function useListLabOrdersOfActivity<TData = Awaited<ReturnType<typeof listLabOrdersOfActivity>>, TError = ErrorType<unknown>>(
 labOrdersOfActivityRequest: LabOrdersOfActivityRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLabOrdersOfActivity>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLabOrdersOfActivityQueryOptions(labOrdersOfActivityRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List own participations
 */
export const listLabOrders = (
    pageNoRequest: PageNoRequest,
 signal?: AbortSignal
) => {


      return requestListLabOrders<ActivityOrderPageResponse>(
      {url: `/uc/activity/getmyorders`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: pageNoRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListLabOrdersQueryKey = (pageNoRequest?: PageNoRequest,) => {
    return [
    'POST', `/uc/activity/getmyorders`, pageNoRequest
    ] as const;
    }


export const getListLabOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listLabOrders>>, TError = ErrorType<unknown>>(pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLabOrders>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLabOrdersQueryKey(pageNoRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLabOrders>>> = ({ signal }) => listLabOrders(pageNoRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLabOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLabOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listLabOrders>>>
export type ListLabOrdersQueryError = ErrorType<unknown>


export function useListLabOrders<TData = Awaited<ReturnType<typeof listLabOrders>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLabOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLabOrders>>,
          TError,
          Awaited<ReturnType<typeof listLabOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLabOrders<TData = Awaited<ReturnType<typeof listLabOrders>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLabOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLabOrders>>,
          TError,
          Awaited<ReturnType<typeof listLabOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLabOrders<TData = Awaited<ReturnType<typeof listLabOrders>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLabOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List own participations
 */

export function useListLabOrders<TData = Awaited<ReturnType<typeof listLabOrders>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLabOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLabOrdersQueryOptions(pageNoRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List own mining machines
 */
export const listMiningMachines = (
    pageNoRequest: PageNoRequest,
 signal?: AbortSignal
) => {


      return requestListMiningMachines<MiningOrderPageResponse>(
      {url: `/uc/miningorder/my-minings`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: pageNoRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListMiningMachinesQueryKey = (pageNoRequest?: PageNoRequest,) => {
    return [
    'POST', `/uc/miningorder/my-minings`, pageNoRequest
    ] as const;
    }


export const getListMiningMachinesQueryOptions = <TData = Awaited<ReturnType<typeof listMiningMachines>>, TError = ErrorType<unknown>>(pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMiningMachines>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMiningMachinesQueryKey(pageNoRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMiningMachines>>> = ({ signal }) => listMiningMachines(pageNoRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMiningMachines>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMiningMachinesQueryResult = NonNullable<Awaited<ReturnType<typeof listMiningMachines>>>
export type ListMiningMachinesQueryError = ErrorType<unknown>


export function useListMiningMachines<TData = Awaited<ReturnType<typeof listMiningMachines>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMiningMachines>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMiningMachines>>,
          TError,
          Awaited<ReturnType<typeof listMiningMachines>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMiningMachines<TData = Awaited<ReturnType<typeof listMiningMachines>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMiningMachines>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMiningMachines>>,
          TError,
          Awaited<ReturnType<typeof listMiningMachines>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMiningMachines<TData = Awaited<ReturnType<typeof listMiningMachines>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMiningMachines>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List own mining machines
 */

export function useListMiningMachines<TData = Awaited<ReturnType<typeof listMiningMachines>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMiningMachines>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMiningMachinesQueryOptions(pageNoRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read own mining machines
 */
export const getMiningMachine = (
    miningMachineRequest: MiningMachineRequest,
 signal?: AbortSignal
) => {


      return requestGetMiningMachine<MiningOrderResponse>(
      {url: `/uc/miningorder/my-mining-detail`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: miningMachineRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetMiningMachineQueryKey = (miningMachineRequest?: MiningMachineRequest,) => {
    return [
    'POST', `/uc/miningorder/my-mining-detail`, miningMachineRequest
    ] as const;
    }


export const getGetMiningMachineQueryOptions = <TData = Awaited<ReturnType<typeof getMiningMachine>>, TError = ErrorType<unknown>>(miningMachineRequest: MiningMachineRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMiningMachine>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMiningMachineQueryKey(miningMachineRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMiningMachine>>> = ({ signal }) => getMiningMachine(miningMachineRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMiningMachine>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMiningMachineQueryResult = NonNullable<Awaited<ReturnType<typeof getMiningMachine>>>
export type GetMiningMachineQueryError = ErrorType<unknown>


export function useGetMiningMachine<TData = Awaited<ReturnType<typeof getMiningMachine>>, TError = ErrorType<unknown>>(
 miningMachineRequest: MiningMachineRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMiningMachine>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMiningMachine>>,
          TError,
          Awaited<ReturnType<typeof getMiningMachine>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMiningMachine<TData = Awaited<ReturnType<typeof getMiningMachine>>, TError = ErrorType<unknown>>(
 miningMachineRequest: MiningMachineRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMiningMachine>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMiningMachine>>,
          TError,
          Awaited<ReturnType<typeof getMiningMachine>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMiningMachine<TData = Awaited<ReturnType<typeof getMiningMachine>>, TError = ErrorType<unknown>>(
 miningMachineRequest: MiningMachineRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMiningMachine>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read own mining machines
 */

export function useGetMiningMachine<TData = Awaited<ReturnType<typeof getMiningMachine>>, TError = ErrorType<unknown>>(
 miningMachineRequest: MiningMachineRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMiningMachine>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMiningMachineQueryOptions(miningMachineRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List outputs of own mining machines
 */
export const listMiningOutputs = (
    miningOutputsRequest: MiningOutputsRequest,
 signal?: AbortSignal
) => {


      return requestListMiningOutputs<MiningOrderDetailPageResponse>(
      {url: `/uc/miningorder/mining-detail`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: miningOutputsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListMiningOutputsQueryKey = (miningOutputsRequest?: MiningOutputsRequest,) => {
    return [
    'POST', `/uc/miningorder/mining-detail`, miningOutputsRequest
    ] as const;
    }


export const getListMiningOutputsQueryOptions = <TData = Awaited<ReturnType<typeof listMiningOutputs>>, TError = ErrorType<unknown>>(miningOutputsRequest: MiningOutputsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMiningOutputs>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMiningOutputsQueryKey(miningOutputsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMiningOutputs>>> = ({ signal }) => listMiningOutputs(miningOutputsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMiningOutputs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMiningOutputsQueryResult = NonNullable<Awaited<ReturnType<typeof listMiningOutputs>>>
export type ListMiningOutputsQueryError = ErrorType<unknown>


export function useListMiningOutputs<TData = Awaited<ReturnType<typeof listMiningOutputs>>, TError = ErrorType<unknown>>(
 miningOutputsRequest: MiningOutputsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMiningOutputs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMiningOutputs>>,
          TError,
          Awaited<ReturnType<typeof listMiningOutputs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMiningOutputs<TData = Awaited<ReturnType<typeof listMiningOutputs>>, TError = ErrorType<unknown>>(
 miningOutputsRequest: MiningOutputsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMiningOutputs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMiningOutputs>>,
          TError,
          Awaited<ReturnType<typeof listMiningOutputs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMiningOutputs<TData = Awaited<ReturnType<typeof listMiningOutputs>>, TError = ErrorType<unknown>>(
 miningOutputsRequest: MiningOutputsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMiningOutputs>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List outputs of own mining machines
 */

export function useListMiningOutputs<TData = Awaited<ReturnType<typeof listMiningOutputs>>, TError = ErrorType<unknown>>(
 miningOutputsRequest: MiningOutputsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMiningOutputs>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMiningOutputsQueryOptions(miningOutputsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List own locks
 */
export const listLockedOrders = (
    pageNoRequest: PageNoRequest,
 signal?: AbortSignal
) => {


      return requestListLockedOrders<LockedOrderPageResponse>(
      {url: `/uc/lockedorder/my-locked`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: pageNoRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListLockedOrdersQueryKey = (pageNoRequest?: PageNoRequest,) => {
    return [
    'POST', `/uc/lockedorder/my-locked`, pageNoRequest
    ] as const;
    }


export const getListLockedOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listLockedOrders>>, TError = ErrorType<unknown>>(pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLockedOrders>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLockedOrdersQueryKey(pageNoRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLockedOrders>>> = ({ signal }) => listLockedOrders(pageNoRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLockedOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLockedOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listLockedOrders>>>
export type ListLockedOrdersQueryError = ErrorType<unknown>


export function useListLockedOrders<TData = Awaited<ReturnType<typeof listLockedOrders>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLockedOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLockedOrders>>,
          TError,
          Awaited<ReturnType<typeof listLockedOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLockedOrders<TData = Awaited<ReturnType<typeof listLockedOrders>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLockedOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLockedOrders>>,
          TError,
          Awaited<ReturnType<typeof listLockedOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLockedOrders<TData = Awaited<ReturnType<typeof listLockedOrders>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLockedOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List own locks
 */

export function useListLockedOrders<TData = Awaited<ReturnType<typeof listLockedOrders>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLockedOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLockedOrdersQueryOptions(pageNoRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read an own lock
 */
export const getLockedOrder = (
    lockedOrderRequest: LockedOrderRequest,
 signal?: AbortSignal
) => {


      return requestGetLockedOrder<LockedOrderResponse>(
      {url: `/uc/lockedorder/my-locked-detail`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: lockedOrderRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetLockedOrderQueryKey = (lockedOrderRequest?: LockedOrderRequest,) => {
    return [
    'POST', `/uc/lockedorder/my-locked-detail`, lockedOrderRequest
    ] as const;
    }


export const getGetLockedOrderQueryOptions = <TData = Awaited<ReturnType<typeof getLockedOrder>>, TError = ErrorType<unknown>>(lockedOrderRequest: LockedOrderRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLockedOrder>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLockedOrderQueryKey(lockedOrderRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLockedOrder>>> = ({ signal }) => getLockedOrder(lockedOrderRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLockedOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLockedOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getLockedOrder>>>
export type GetLockedOrderQueryError = ErrorType<unknown>


export function useGetLockedOrder<TData = Awaited<ReturnType<typeof getLockedOrder>>, TError = ErrorType<unknown>>(
 lockedOrderRequest: LockedOrderRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLockedOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLockedOrder>>,
          TError,
          Awaited<ReturnType<typeof getLockedOrder>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLockedOrder<TData = Awaited<ReturnType<typeof getLockedOrder>>, TError = ErrorType<unknown>>(
 lockedOrderRequest: LockedOrderRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLockedOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLockedOrder>>,
          TError,
          Awaited<ReturnType<typeof getLockedOrder>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLockedOrder<TData = Awaited<ReturnType<typeof getLockedOrder>>, TError = ErrorType<unknown>>(
 lockedOrderRequest: LockedOrderRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLockedOrder>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an own lock
 */

export function useGetLockedOrder<TData = Awaited<ReturnType<typeof getLockedOrder>>, TError = ErrorType<unknown>>(
 lockedOrderRequest: LockedOrderRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLockedOrder>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLockedOrderQueryOptions(lockedOrderRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List releases of an own lock
 */
export const listLockReleases = (
    lockReleasesRequest: LockReleasesRequest,
 signal?: AbortSignal
) => {


      return requestListLockReleases<LockedOrderDetailPageResponse>(
      {url: `/uc/lockedorder/mining-detail`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: lockReleasesRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListLockReleasesQueryKey = (lockReleasesRequest?: LockReleasesRequest,) => {
    return [
    'POST', `/uc/lockedorder/mining-detail`, lockReleasesRequest
    ] as const;
    }


export const getListLockReleasesQueryOptions = <TData = Awaited<ReturnType<typeof listLockReleases>>, TError = ErrorType<unknown>>(lockReleasesRequest: LockReleasesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLockReleases>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLockReleasesQueryKey(lockReleasesRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLockReleases>>> = ({ signal }) => listLockReleases(lockReleasesRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLockReleases>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLockReleasesQueryResult = NonNullable<Awaited<ReturnType<typeof listLockReleases>>>
export type ListLockReleasesQueryError = ErrorType<unknown>


export function useListLockReleases<TData = Awaited<ReturnType<typeof listLockReleases>>, TError = ErrorType<unknown>>(
 lockReleasesRequest: LockReleasesRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLockReleases>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLockReleases>>,
          TError,
          Awaited<ReturnType<typeof listLockReleases>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLockReleases<TData = Awaited<ReturnType<typeof listLockReleases>>, TError = ErrorType<unknown>>(
 lockReleasesRequest: LockReleasesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLockReleases>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLockReleases>>,
          TError,
          Awaited<ReturnType<typeof listLockReleases>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLockReleases<TData = Awaited<ReturnType<typeof listLockReleases>>, TError = ErrorType<unknown>>(
 lockReleasesRequest: LockReleasesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLockReleases>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List releases of an own lock
 */

export function useListLockReleases<TData = Awaited<ReturnType<typeof listLockReleases>>, TError = ErrorType<unknown>>(
 lockReleasesRequest: LockReleasesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLockReleases>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLockReleasesQueryOptions(lockReleasesRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






