/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  JoinLabActivityRequest
} from '../../models/join-lab-activity-request.ts';

import type {
  NoData
} from '../../models/no-data.ts';

import { requestJoinLabActivity } from '../../requests/lab.ts';
import type { ErrorType } from '../../requests/lab.ts';




/**
 * Position sharing, free subscription, cloud mining and lock-up only. What it costs is frozen until the activity ends; a participation cannot be taken back. The cost is `amount` for position sharing, price times `amount` for subscription and mining, `amount` plus the fee for a lock-up.
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
