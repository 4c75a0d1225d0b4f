import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { randomText } from '../../kernel/entropy.ts'
import { tokenDigest } from '../../kernel/secrets.ts'
import { apiKeysOf, checkApiKeyRoom, ownApiKey } from './commands.ts'
import type { CodeRefusalKey } from '../auth/codes.ts'
import { boundPhone, sms } from '../security/commands.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { provenCode } from '../auth/require-code.ts'
import { sendOwnSms } from '../security/security-codes.ts'

/** 32 signs, so that each byte gives one without bias. */
const SIGNS = 'abcdefghijklmnopqrstuvwxyz234567'

const provenApiCode = (
  code: string,
  { engine, member, refuse }: HandlerContext<CodeRefusalKey | 'not-bind-phone'>,
): Promise<void> => provenCode(engine, sms('api-key', boundPhone(member(), refuse)), code, refuse)

export const apiKeyHandlers: Handlers = {
  sendApiKeyCode: sendOwnSms('api-key'),

  listApiKeys: (_input, { engine, member }) =>
    apiKeysOf(engine.view(), member().id).map(({ id, accessKey, remark, ips, created, expires }) => ({
      id,
      memberId: member().id,
      apiKey: accessKey,
      apiName: String(member().id),
      remark,
      bindIp: ips.length === 0 ? null : ips.join(','),
      createTime: formatGmt8(instant(created)),
      expireTime: formatGmt8(instant(expires)),
    })),

  async createApiKey({ body: { remark, bindIp = [], code } }, context) {
    const { engine, entropy, member, say } = context
    checkApiKeyRoom(engine.view(), member().id, context.refuse)
    await provenApiCode(code, context)
    const secret = randomText(entropy, 52, SIGNS)
    await engine.submit({
      type: 'apiKey.create',
      member: member().id,
      accessKey: randomText(entropy, 26, SIGNS),
      digest: await tokenDigest(secret),
      remark,
      ips: bindIp,
      code,
    })
    say('created')
    return secret
  },

  async updateApiKey({ body: { id, remark, bindIp = [], code } }, context) {
    const { engine, member, say } = context
    ownApiKey(engine.view(), member().id, String(id), context.refuse)
    await provenApiCode(code, context)
    const own = { member: member().id, id: String(id) }
    await engine.submit({ type: 'apiKey.change', ...own, remark, ips: bindIp, code })
    say('saved')
    return null
  },

  async deleteApiKey({ params: { id } }, { engine, member, say }) {
    await engine.submit({ type: 'apiKey.remove', member: member().id, id: String(id) })
    say('deleted')
    return null
  },
}
