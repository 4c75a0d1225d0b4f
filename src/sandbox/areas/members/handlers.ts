import { instant } from '#src/core/time/instant.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { findCountry } from '../currency/countries.ts'
import { serverMessage } from '../../http/messages.ts'
import { paymentsOf } from '../payments/commands.ts'
import type { Handlers } from '../../http/handler.ts'
import { loginInfo } from '../auth/login-info.ts'
import { maskEmail, maskMiddle, maskPhone } from './mask.ts'

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

export const memberHandlers: Handlers = {
  getMyInfo: (_input, context) => loginInfo(context.engine.view(), context.member().id, context),

  getSecuritySetting(_input, context) {
    const { id, username, createTime, email, phone, country, fundPassword, realName, totp } = context.member()
    return {
      id,
      username,
      createTime: formatGmt8(instant(createTime)),
      realVerified: flag(realName.state === 'verified'),
      emailVerified: flag(email !== null),
      phoneVerified: flag(phone !== null),
      loginVerified: 1,
      fundsVerified: flag(fundPassword !== null),
      accountVerified: flag(paymentsOf(context.engine.view(), id).length > 0),
      realAuditing: flag(realName.state === 'review'),
      mobilePhone: phone && maskPhone(phone),
      email: email && maskEmail(email),
      realName: realName.name && maskMiddle(realName.name, 1, 0),
      idCard: realName.idNumber && maskMiddle(realName.idNumber, 2, 2),
      realNameRejectReason:
        realName.state === 'failed' && realName.rejectReason !== null
          ? serverMessage(context.language, realName.rejectReason)
          : null,
      avatar: null,
      googleStatus: flag(totp !== null),
      areaCode: phone === null ? null : (findCountry(country)?.areaCode ?? null),
    }
  },
}
