/**
 * Codes of kinds of packages.
 * @source UN/ECE Recommendation No. 21, revision 12 (Annexes V and VI)
 */

/** Every code of the Recommendation, two signs each. */
export const packageCodes: ReadonlySet<string> = new Set((
  "1A 1B 1D 1F 1G 1W 2C 3A 3H 43 44 4A 4B 4C 4D 4F 4G 4H 5H 5L 5M 6H 6P 7A 7B 8A 8B 8C AA AB AC AD AE " +
  "AF AG AH AI AJ AL AM AP AT AV B4 BA BB BC BD BE BF BG BH BI BJ BK BL BM BN BO BP BQ BR BS BT BU BV " +
  "BW BX BY BZ CA CB CC CD CE CF CG CH CI CJ CK CL CM CN CO CP CQ CR CS CT CU CV CW CX CY CZ DA DB DC " +
  "DG DH DI DJ DK DL DM DN DP DR DS DT DU DV DW DX DY EC ED EE EF EG EH EI EN FB FC FD FE FI FL FO FP " +
  "FR FT FW FX GB GI GL GR GU GY GZ HA HB HC HG HN HR IA IB IC ID IE IF IG IH IK IL IN IZ JB JC JG JR " +
  "JT JY KG KI LE LG LT LU LV LZ MA MB MC ME MR MS MT MW MX NA NE NF NG NS NT NU NV O1 O2 O3 O4 O5 O6 " +
  "O7 O8 O9 OA OB OC OD OE OF OG OH OI OJ OK OL OM ON OP OQ OR OS OT OU OV OW OX OY OZ P1 P2 P3 P4 PA " +
  "PB PC PD PE PF PG PH PI PJ PK PL PN PO PP PR PT PU PV PX PY PZ QA QB QC QD QF QG QH QJ QK QL QM QN " +
  "QP QQ QR QS RD RG RJ RK RL RO RT RZ SA SB SC SD SE SH SI SK SL SM SO SP SS ST SU SV SW SY SZ T1 TB " +
  "TC TD TE TG TI TK TL TN TO TR TS TT TU TV TW TY TZ UC UN VA VG VI VK VL VN VO VP VQ VR VS VY WA WB " +
  "WC WD WF WG WH WJ WK WL WM WN WP WQ WR WS WT WU WV WW WX WY WZ XA XB XC XD XF XG XH XJ XK YA YB YC " +
  "YD YF YG YH YJ YK YL YM YN YP YQ YR YS YT YV YW YX YY YZ ZA ZB ZC ZD ZF ZG ZH ZJ ZK ZL ZM ZN ZP ZQ " +
  "ZR ZS ZT ZU ZV ZW ZX ZY ZZ"
).split(" "));

/** Goods in bulk: gas, liquefied gas, liquid, solids of each grain, scrap metal. */
const bulk: ReadonlySet<string> = new Set(["VG", "VQ", "VL", "VY", "VR", "VO", "VS"]);

/**
 * Returns true if goods of the kind have neither packages nor pieces that are counted. Of unpacked ones (NE, NF, NG) the
 * pieces are.
 * @source Delegated Regulation (EU) 2015/2446, Annex B, data element 18 06 004 000
 */
export const isInBulk = (kind: string | undefined): boolean => kind !== undefined && bulk.has(kind);
