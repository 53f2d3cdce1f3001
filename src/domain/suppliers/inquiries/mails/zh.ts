/**
 * Chinese texts of the mails to suppliers.
 */
import type { InquiryMails } from "./en.ts";

const days = new Intl.DateTimeFormat("zh-CN", { dateStyle: "long", timeZone: "UTC" });

/** Texts of the mails. */
export const inquiryMails: InquiryMails = {
  subject: {
    asked: ({ asker, period, due }) => `${asker} 请贵公司在 ${due}前提供 ${period} 年的排放数据`,
    reminded: ({ asker, period, due }) => `提醒：${asker} 等待贵公司 ${period} 年的排放数据，截止日期 ${due}`,
    returned: ({ asker, period }) => `${asker} 对贵公司 ${period} 年的排放数据有疑问`,
  },
  opening: {
    asked: ({ asker, installation, period }) =>
      `${asker} 将贵公司生产设施“${installation}”的货物进口到欧盟，请提供这些货物 ${period} 年的排放数据。`,
    reminded: ({ asker, installation, period }) =>
      `${asker} 曾请贵公司提供生产设施“${installation}”的货物 ${period} 年的排放数据，目前尚未收到答复。`,
    returned: ({ asker, installation, period }) =>
      `感谢贵公司提供“${installation}” ${period} 年的排放数据。${asker} 附上意见将其退回，请核对后重新提交。`,
  },
  why: ({ asker }) =>
    `根据欧盟碳边境调节机制（CBAM，欧盟第 2023/956 号条例），${asker} 须为这些货物的排放付费。如果没有贵公司自己的数据，就按默认值计算，而默认值特意定得较高。`,
  goods: "货物",
  good: ({ code, name, route, pays }) =>
    `CN 编码 ${code}${name === "" ? "" : `（${name}）`}${route === "" ? "" : `，生产路线 ${route}`}${
      pays === undefined
        ? ""
        : `：按默认值每${pays.unit}需付 ${pays.cost} 欧元（${pays.period}证书价格：${pays.price} 欧元）。每${pays.unit}的排放低于 ${pays.breakEven} 吨时，每少一吨二氧化碳可节省 ${pays.price} 欧元。`
    }`,
  needed:
    "每种货物需要：直接排放（每吨货物的二氧化碳当量吨数）；需要计入时的间接排放（用电）；数据来源。页面上对每一栏都有说明。如果已填写欧盟委员会的生产设施信息沟通模板，可以直接上传该文件。",
  when: ({ due, until }) => `请在 ${due}前答复。链接有效期至 ${until}，只能提交一次，无需注册账户。`,
  without: "如果没有答复，将继续按默认值计算，贵公司的货物成本仍会较高。",
  message: ({ asker }) => `${asker} 留言：`,
  remark: ({ asker }) => `${asker} 的意见：`,
  link: "填写数据",
  closing: ({ asker }) =>
    `您收到此邮件，是因为 ${asker} 提供了您的邮箱地址。任何持有该链接的人都可以代您答复，请只转发给负责人员。如果与您无关，请忽略此邮件。`,
  between: "；",
  titled: (title) => `${title}：`,
  units: { t: "吨", MWh: "兆瓦时" },
  period: {
    quarter: (number, year) => `${year} 年第 ${number} 季度`,
    week: (number, year) => `${year} 年第 ${number} 周`,
  },
  mark: ".",
  day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
};
