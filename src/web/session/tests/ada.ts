import type { Member } from '../member.ts'

/** A member as the log-in returns her. */
export const ada: Member = {
  id: '600012',
  username: 'ada',
  memberLevel: 1,
  realName: null,
  avatar: null,
  promotionCode: null,
  promotionPrefix: null,
}
