/**
 * Chinese sentences about mistakes of suppliers.
 */
import type { NotRebuilt, TemplatePart } from "../../../../../kernel/findings/templates.ts";
import { type FaultSentences, quoted, written } from "./link_faults.ts";

const parts: Readonly<Record<TemplatePart, string>> = {
  code: " CN 编码",
  country: "国家",
  direct: "单位直接排放",
  indirect: "单位间接排放",
  installation: "生产设施名称",
  periodEnd: "报告期的结束日期",
  periodStart: "报告期的开始日期",
  process: "生产过程",
  unit: "单位",
};

const reasons: Readonly<Record<NotRebuilt, string>> = {
  sheets: "工作表 D_Processes 和 E_PurchPrec 至少缺少一个",
  process: "工作表 A_InstData 中没有该名称的生产过程",
  inputs: "该过程的产量、排放或前体材料缺失或无法读取",
  circle: "该设施的各生产过程循环使用彼此的产品",
};

const calculate = "请用电子表格软件打开该工作簿，重新计算并保存，然后再次选择该文件。";

/** Sentences about mistakes. */
export const faultSentences: FaultSentences = {
  templateSheetMissing: ({ sheet }) => `按名称和内容均未找到工作表${quoted(sheet)}：请选择完整的工作簿。`,
  templateUnproven: ({ sheet }) =>
    `未找到工作表${quoted(sheet)}，无法将数字与其计算依据核对。请选择完整的工作簿。`,
  templateSheetTwice: ({ sheet, names }) =>
    `有多个工作表的内容与${quoted(sheet)}相同（${
      names.map(quoted).join("、")
    }）：请以该名称保留正确的一个，并删除其他的。`,
  templateVersion: ({ found }) =>
    `无法识别模板版本${quoted(found)}；可识别的版本为 2.0、2.0.1、2.1 和 2.1.1。请将读取的数据与工作表核对。`,
  templateCut: () => "该工作表的行或列多于模板：超出的部分没有读取。",
  templateColumnsMoved: () => "有列被插入或删除，无法区分各个数字。请使用官方发布的模板原件。",
  templateRowUnnumbered: () => "该行没有编号，模板的公式不会计入：请将货物填写在有编号的行中。",
  templateMerged: ({ range }) => `单元格 ${range} 已合并，一个单元格代表了多行。请逐行填写。`,
  templateExampleFilled: () =>
    "这是模板的示例行，系统从不读取，但其中填写了其他数字：请将这些货物填写在下面的行中。",
  templateCellError: ({ found }) => `单元格出现错误 ${found}：请更正公式，或填写公式所引用的单元格。`,
  templateMissing: ({ part }) => `单元格为空：请填写${parts[part]}。`,
  templateContradiction: ({ found, other, sheet, cell }) =>
    `此处为${quoted(found)}，而工作表 ${sheet} 的单元格 ${cell} ${
      other === "" ? "为空" : `为${quoted(other)}`
    }。${calculate}`,
  templateOpenDay: ({ found, days }) =>
    `${quoted(found)}可能是 ${days.join(" 或 ")}：请按“年-月-日”书写，例如 2026-12-31。`,
  templatePeriod: ({ from, to }) =>
    `报告期为 ${from} 至 ${to}。数据必须覆盖一个日历年，即 1 月 1 日至 12 月 31 日：请填写全年的数据（欧盟第 2025/2547 号实施条例第 7 条）。`,
  templateCountry: ({ found }) => `${quoted(found)}不是可识别的国家：请填写 ISO 3166-1 代码，例如 CN。`,
  templatePlaceCode: ({ found }) =>
    `${quoted(found)}不是生产设施所在国的 UN/LOCODE：应为该国的两个字母加三个字符，例如 CNSHA。`,
  templateDegrees: ({ found, most }) =>
    `${quoted(found)}无法读取：请用 -${most} 至 ${most} 之间的小数填写度数。`,
  templateShortCode: ({ found }) =>
    `${quoted(found)}位数不足：CN 编码为八位数字，数据和申报均以 CN 编码为准。`,
  templateCodeUnlisted: ({ code }) =>
    `${code} 不是 CBAM 表中货物的 CN 编码：请查阅进口年份的商品目录（CN）。`,
  templateCodeOutside: ({ code }) => `CN 编码为 ${code} 的货物不在 CBAM 条例附件一之内。`,
  templateCodeCategory: ({ code, category, expected }) =>
    `CN 编码为 ${code} 的货物属于类别${quoted(expected)}，而该生产过程的产品为${
      quoted(category)
    }：请更正编码或生产过程。`,
  templateProcess: ({ found, known }) =>
    `工作表 A_InstData 中没有生产过程${quoted(found)}（${
      known.length === 0 ? "其中未填写任何过程" : `其中有：${known.map(quoted).join("、")}`
    }）：请使用其中的过程名称。`,
  templateUnit: ({ found, per }) =>
    `此处为${quoted(found)}，而模板以 t CO2e/${per} 计：请换算数字，或更正单位。`,
  templateShare: ({ found }) => `${found} 不是 0 至 1 之间的比例：35% 请写作 0.35 或 35%。`,
  templateNegative: ({ found }) => `数值为 ${found}：货物的排放不能小于零。`,
  templateZero: () => "直接排放和间接排放均为零的货物不会从模板中采用。请检查生产过程。",
  templateFarFrom: ({ found, least, most, isAbove }) =>
    `${found} t CO2e/t ${isAbove ? "超过" : "不到"}这些货物的默认值和基准值（${least} 至 ${most}）的${
      isAbove ? "十倍" : "十分之一"
    }：请检查单位，确认应为吨还是千克。`,
  templateSum: ({ direct, indirect, total }) =>
    `合计为 ${total}，而直接排放（${direct}）与间接排放（${indirect}）之和与此不同：请更正有误的一项。`,
  templateStale: ({ found, rebuilt, process }) =>
    `此处为 ${found}，而由生产过程${quoted(process)}的输入表得出 ${rebuilt}。${calculate}`,
  templateNotRebuilt: ({ why }) => `公式没有结果，也无法由输入表算出，因为${reasons[why]}。${calculate}`,
  templateUncalculated: () => `公式没有结果，因此缺少该数值。${calculate}`,
  templateTwoValues: ({ code, line }) =>
    `第 ${line} 行对 CN 编码 ${code} 给出了另一个数值。每个生产设施对每个 CN 编码和年份只有一个数值，即各生产过程的平均值（欧盟第 2025/2547 号实施条例第 4(6) 条）。`,
  templatePriceOpen: () => "碳价缺少币种，或应付金额、返还金额与实际金额互不相符：未采用碳价。",
  templateEmpty: () => "没有任何货物：每种货物需要一行，并填写生产过程和 CN 编码。",
  noNumber: ({ found }) => `${written(found)}不是单独的数字：请只填写一个数字，例如 2.1。`,
  exponent: ({ found }) => `${written(found)}是科学计数法，可能省略了位数：请写出全部数字。`,
  otherMark: ({ found, mark }) =>
    `${written(found)}的小数点写法不同：请用${mark === "comma" ? "逗号" : "点"}作小数点。`,
  shownOtherwise: ({ unit, format }) =>
    `单元格${
      format !== undefined
        ? `按格式${quoted(format)}`
        : unit === ""
        ? "以千为单位"
        : `以${quoted(unit)}为单位`
    }显示该数字，而读取的是数字本身：请按此处的单位填写，并使用普通数字格式。`,
  unsaidComma: ({ found }) => `${written(found)}中的逗号可能是小数点，也可能是千位分隔符：请用点作小数点。`,
  fractionOrThousands: ({ found, whole, fraction }) =>
    `${written(found)}可能是 ${fraction}，也可能是 ${whole}：请写成其中一种。`,
  noDay: ({ found }) => `${written(found)}不是可识别的日期：请按“年-月-日”书写，例如 2026-12-31。`,
  dayAsNumber: ({ found }) => `${written(found)}是数字，不是日期：请按“年-月-日”书写，例如 2026-12-31。`,
  dayToCome: ({ last }) => `不得晚于 ${last}，不能填写将来的日期。`,
  opinionNotSatisfactory: () => "经核查的数据，其核查意见必须为满意；否则请为数据选择其他性质。",
  periodToCome: ({ period }) => `${period} 年尚未开始：请将数据作为估算值提交。`,
  rebateAbovePrice: () => "返还金额不能大于其所扣减的金额。",
  unitContentMissing: ({ unit }) =>
    `此类数据按每${unit === "clinker" ? "吨熟料" : "千克氮"}计：请填写每吨货物中的含量。`,
  valueWithoutVerifier: () => "缺少核查机构：请填写由谁核查。",
  verificationMissing: () => "经核查的数据需要填写报告编号、日期和意见。没有报告时，请为数据选择其他性质。",
  verificationOfEstimate: () => "估算值没有核查信息：请为数据选择其他性质，或将核查信息留空。",
  verifiedTooEarly: ({ period }) =>
    `核查报告覆盖整个日历年：关于 ${period} 年的报告，日期最早为 ${
      period + 1
    }-01-01。在此之前，数据尚未经核查。`,
  more: ({ count }) => `另有 ${count} 处问题。`,
};
