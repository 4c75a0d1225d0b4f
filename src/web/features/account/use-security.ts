import { useGetSecuritySetting } from '#generated/client/security/security.ts'
import type { SecuritySettingResponse } from '#generated/models/security-setting-response.ts'
import { REVIEW_MS } from '#src/web/client/member-facts.ts'
import { securityOf } from './security.ts'

const select = ({ data }: SecuritySettingResponse) => securityOf(data)

/** Which protections the member has; asked again every five seconds while an identity is under review. */
export function useSecurity() {
  return useGetSecuritySetting({
    query: {
      select,
      refetchInterval: ({ state: { data } }) =>
        data !== undefined && securityOf(data.data).realName.state === 'review' ? REVIEW_MS : false,
    },
  })
}
