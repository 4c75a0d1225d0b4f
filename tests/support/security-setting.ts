/** Security settings of a member who has verified and set everything, but for `change`. */
export const securitySetting = (change: object = {}): object => ({
  username: 'ada',
  id: 600_012,
  createTime: '2026-01-01 00:00:00',
  realVerified: 1,
  emailVerified: 1,
  phoneVerified: 1,
  loginVerified: 1,
  fundsVerified: 1,
  realAuditing: 0,
  accountVerified: 1,
  googleStatus: 0,
  ...change,
})

/** The same with each of them on or off. */
export const securitySettingOf = (flag: 0 | 1, change: object = {}): object =>
  securitySetting({
    realVerified: flag,
    emailVerified: flag,
    phoneVerified: flag,
    fundsVerified: flag,
    accountVerified: flag,
    ...change,
  })
