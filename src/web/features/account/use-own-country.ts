import { useGetMyInfo } from '#generated/client/member/member.ts'
import type { MyInfoResponse } from '#generated/models/my-info-response.ts'

const select = ({ data }: MyInfoResponse) => data.country?.zhName ?? null

/**
 * Key of the country of the member's account, which a form that asks for one begins with: undefined while it
 * is on its way, null when the server does not tell.
 */
export function useOwnCountry(): string | null | undefined {
  const { data, isPending } = useGetMyInfo({ query: { select } })
  return isPending ? undefined : (data ?? null)
}
