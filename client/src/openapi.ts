// deno-fmt-ignore-file
// deno-lint-ignore-file
/** Made from docs/openapi.json by `deno task client:types`: don't edit it. */
export interface paths {
    "/api/v1/cbam/scope": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is a CN code in scope of CBAM?
         * @description Tells whether goods of a CN code fall under the EU carbon border adjustment mechanism (Annex I of Regulation (EU) 2023/956). With `country`, an EU member state by its two letters, the answer names the competent authority there (`nca`); for other countries `nca` is null. With `tonnage` it recommends whether an authorised CBAM declarant is needed: yes above the threshold of net mass, and always for electricity and hydrogen; it counts all imports of a calendar year, so look at `rationale`. `needs_manual_check` is true where the eight digits don't decide, as for calcined clays, or where the tables don't have the code. Codes outside Annex I are answered with `in_scope: false`, not with an error. Which origins are exempt is a matter of `calculate`.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["scope"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What does a shipment cost?
         * @description Calculates one shipment: embedded emissions, free allocation, certificate price and cost, each from the acts that `sources` names. Without verified values the default values of the origin count, with the year's mark-up; `verified_direct` and `verified_indirect` (tCO2e per tonne) take their place, one alone or both, with `unit_content` where they are per tonne of clinker or kilogram of nitrogen; `verified_free_allocation` is the free allocation of the verification report and wins over benchmarks; `reporting_period` names another year than that of import for the CBAM factor and the correction factor, from 2027. Where a CN code and origin have several production routes, `production_route` must name one: without it the answer is `needs_data` and lists them. `value_id` names a supplier's value of the caller's account in the place of all these figures, and the answer's `supplier_value` says which version counted; without a key of the account it is refused. `origin_carbon` is a carbon price that was paid in the country of origin; it is deducted, at most down to zero, and with default values a note says what Article 9(4) of the regulation allows and the cost without the deduction. `explain=true` adds every term with unit and source; `sources=short` leaves the acts out. `status` says whether there are figures; goods outside of CBAM cost 0. Emissions have six decimals, money two; figures are exact decimals.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["calculate"];
        put?: never;
        /**
         * What does a shipment cost, with its precursors?
         * @description The same calculation as `GET`, from a JSON body, and the only form that takes `precursors`. With verified values, goods get free allocation for their own process (benchmark column A) and for what they were made of: name each precursor with its tonnes per tonne of goods and, where its producer told it, its free allocation; without that the precursor's column B counts. The verified intensity of the goods must hold the emissions of their precursors. An empty array says that the goods are simple, with none. Without `precursors` the whole chain's benchmark (column B) stands in, and a note says so. `value_id` names a supplier's value of the caller's account, which brings its precursors with it. `client_ref` comes back unchanged. Unknown members are refused at every depth, so that a typing error can't change a figure silently. `import` is a date; `explain` adds every term; `sources: short` leaves the acts out; `dataset_version` replays an older table.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has. The body has at most 65,536 bytes.
         */
        post: operations["calculateFromJson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a CN code
         * @description Finds CN codes of Annex I as you type. Digits are the beginning of a code, also written in groups, with dots or hyphens, after `CN` or `HS`, or as ten digits of TARIC, of which the first eight count; what is found begins with them, and `message` says which codes are below a heading that was typed whole. Words are those of the descriptions or of the trade, in English, German or French: all of them have to fit, the best matches come first, the last word may be unfinished. Case, accents, hyphens, plurals, British and American spelling and one typing error don't matter; `not stainless` leaves stainless goods out; numbers and grades only help to rank. At most twelve results. An eight-digit code that the tables don't have is answered with its heading, marked with `match_kind: chapter_fallback` and the code that was typed. Empty `results` mean that no CBAM goods match; `message` says why, and names chapters, headings and goods that CBAM does not cover. The search covers goods of CBAM only, not the whole Combined Nomenclature; to learn whether a certain code is in scope, ask `scope`. Answers carry an entity tag, so a type-ahead field may ask again cheaply with `If-None-Match`.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which production routes are there?
         * @description Lists the production routes that the EU's table of default values has for a CN code and country of origin, with the values of a year: total with mark-up, and its direct and indirect parts for information. `import` is a date, or a year, which stands for its last day; left out, it is today. The law is that of the day. With no route there is no default value, and `calculate` needs `verified_direct` and `verified_indirect`; with one route `production_route` may be left out there, because it is implied; with several it must be named. `match_quality` says whether the values are the country's own or those of all other countries. Origins to which CBAM does not apply have no routes, and `message` says why. Anyone may keep the answer for an hour.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["productionRoutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/datasets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which tables answer?
         * @description Lists every version of the default values that the service has, with the legal acts that print it, the days on which it is in force, and the SHA-256 and number of rows of each file. Those in force (`is_in_force`) answer whenever no `dataset_version` is named: of them, an import takes the one that applies from the latest day up to it (`applies_from`), so a table for 2027 leaves the imports of 2026 as they were. An older one can be named in a calculation to replay what was answered under it; nothing else changes by that, so prices and factors are today's. The hashes let an auditor compare the tables with the repository's, byte by byte. Every CBAM answer says in `dataset_version` which one it was made from. Use this endpoint to notice a new table: when the version in force changes, costs that were calculated before may have to be calculated again.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["dataSets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What do certificates cost?
         * @description Lists the published prices of CBAM certificates, the newest period first: the period (a quarter in 2026, an ISO week from 2027), EUR per tCO2e, and the day of publication, from which the price counts. The Commission publishes the price of a quarter in the week after it ends (Implementing Regulation (EU) 2025/2548). A calculation for a period without a price takes the last one that was published before it, and says so in `notes`; so the list tells in advance which price a shipment will meet. The service's operator enters new prices as they are published; within seconds every process answers with them. Prices are added, corrected and retracted, never changed: `as_of` lists those that counted at any moment before. From 2027 certificates are bought when they are needed, so the price of the import's week is an estimate of the cost.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["prices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which origin is cheapest?
         * @description Calculates the same goods from every country that the default values name, and by every production route that they print for it, and ranks them by net cost: the cheapest first, equal costs share a rank, and the next one counts them all. `countries` compares those alone; an exempt country costs 0 then. `intensity_source` is `default_other_countries_year` where a country has no line of its own, and `fallback_count` says how many rows that are. With `verified_direct` or `verified_indirect` the answer sets goods with these verified values beside the ranking, in `verified`, with the rank that they would have: `verified_country` says where they come from, `production_route` how they were made, `verified_free_allocation` what the verification report states. Only the real origin counts: a note says what the regulation holds of moving goods for a lower default value. A row's `notes` are positions in the answer's `notes`. Figures are those of `calculate`, row by row; one comparison counts as one call.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["compare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/trajectory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What do goods cost until 2034?
         * @description Calculates goods for every year from 2026 to 2034, with the default value of their origin and, where `verified_direct` or `verified_indirect` is given, with verified values: emissions, free allocation and cost of a year, what the verified values save, and the break-even, the verified intensity at which both cost the same. Each year has its CBAM factor, mark-up, benchmark, correction factor and price. What no act has set is assumed and said: the correction factor of 2031 to 2033 (`assume_cscf`, else 1), the benchmarks after 2030 (the last ones go on), and every price to come: `price_path` gives them, and without it the newest published price is held. Goods without a default value, such as electricity where the operator left its values off, have the figures of their verified values alone: `default`, `saving_eur` and `break_even_t_per_t` are null then. Free allocations of a verification report are scaled from `verified_year` to the other years. `tonnage` is that of one year. Precursors go into the `POST` call; here the whole chain's benchmark (column B) stands in for verified values. Figures are those of `calculate`, each rounded once from its exact value, so that a sum may differ from that of the printed figures by a cent. The law is that of today, or of `as_of`.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["trajectory"];
        put?: never;
        /**
         * What do many goods cost until 2034?
         * @description The same as `GET` for up to 5 000 rows of goods, and the only form that takes `precursors`: with them verified values get free allocation for their own process (column A) and for what they were made of, and the break-even is exact; an empty array says that the goods are simple. Each row stands for itself: one that can't be read is answered with `status: error`, its message and every issue, and doesn't touch the others. `years` has price and factors of each year once, `results` the years of each row, `summary` counts rows by status and sums their cost over all years. `price_path` may be a number, an array of prices year after year, or the text that the query has. Nothing is kept: the same call is answered anew, and with the `as_of` and the version of the data set that `versions` names it has the same figures. Rows of goods that CBAM does not reach cost 0 and say why.
         *
         *     Needs a key with the permission `cbam:bulk` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has. The body has at most 4,194,304 bytes. At most 5 000 rows, and not more than the tier's `cbam_bulk_rows`.
         */
        post: operations["trajectories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What does a portfolio cost, and what are its values worth?
         * @description Sums up to 5 000 rows of goods by supplier, by CN code and by year, each row calculated as `trajectory` does, from JSON, a CSV table or an Excel workbook. `known_eur` takes verified values where a row has them and default values elsewhere, `saving_eur` is what they save; rows with verified values and no default value (`without_default`) count in `known_eur` alone. `prices` has the whole portfolio at three paths: that of `price_path`, and `price_path_low` and `price_path_high`, which are a fifth less and more where they are left out. `by_supplier` says what a supplier's values are worth: the cost of the portfolio if that supplier alone were at the break-even (then its values save nothing), and what each tenth of a tonne CO2e per tonne of goods below the break-even saves. Rows stand for themselves: a wrong one has `status: error` and touches no sum. Nothing is kept. Tables have the columns of a bulk call, without days and years of import, and `supplier`; `decimal` says how their numbers are written. Figures are rounded once, from exact sums.
         *
         *     Needs a key with the permission `cbam:bulk` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has. The body has at most 4,194,304 bytes. At most 5 000 rows, and not more than the tier's `cbam_bulk_rows`.
         */
        post: operations["portfolio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/indication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What does CBAM add to an offer?
         * @description Gives the cost of certificates for a tonne of goods on the day that they are to be imported, for an offer: by the default value of the origin, or by the producer's own values (`verified_direct`, `verified_indirect`), beside which `by_default` stands. `not_settled` names what may still change: the price, where none is published for the import (from 2027 a certificate costs what the week of its purchase costs); the producer's values, unless `confirmed=true` says that a verifier has confirmed them; a correction factor that is assumed, benchmarks and default values that are to be replaced or reviewed. `sentence` says it all in English, German or French (`lang`), and with `Accept: application/pdf` it is a page to send with the offer. Neither is a report: nothing is kept, nothing has a number, nothing can be verified. `price_path` assumes prices, as in `trajectory`. Figures of a tonne are those of `calculate`; `total_eur` is that of the offer's whole quantity, rounded once.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["indication"];
        put?: never;
        /**
         * What does CBAM add to an offer of complex goods?
         * @description The same as `GET` with members of a body, and the only form that takes `precursors`: with them the producer's values get free allocation for the own process (column A) and for what the goods were made of. `value_id` names a supplier's value of the caller's account in the place of figures: `supplier_value` says which version counted, and one that is `verified` needs no `confirmed`. Nothing is kept.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has. The body has at most 65,536 bytes.
         */
        post: operations["indicationFromJson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which bulk calls were made?
         * @description Lists the bulk calls of the caller's account, the newest first, whichever of its keys made them: when each was answered, its state, how many rows it had, and its summary with the costs by period of import. The rows are in `GET` on the call's `request_id`. When a caller's own `X-Request-Id` was used for several calls, each of them is listed, with a `batch_id` of its own. `next_cursor` leads to the next page and is null after the last call: send it back as `cursor`, with the same or another `limit`. Cursors stay good, and calls that are made while somebody pages appear before the first page, so nothing is listed twice and nothing is left out. Calls older than the operator's retention of the audit are gone.
         *
         *     Needs a key with the permission `cbam:bulk` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["bulkList"];
        put?: never;
        /**
         * Calculate many shipments in one call
         * @description Calculates up to 5 000 shipments in one call, as JSON, as a CSV table or as an Excel workbook; tables are read as people keep them, and the answer says what was read as what. Each row stands for itself: a row that can't be read is answered with `status: error`, its message and every issue, and doesn't touch the others. `summary` counts the rows by status and sums the printed costs. Rows, batch and one audit record a row are kept in one transaction before the answer leaves; a call that fails leaves nothing behind. `request_id` finds the batch again, with a report for each row that has figures. With an `Idempotency-Key` the call is done once: sent again within 24 hours it is answered with the same bytes. A row's `import` (a date) decides its price; `import_year` alone takes the year's newest published price, and a note says so. `summary` also counts and sums by period of import; `versions` says which tables and prices every row was calculated with, and `as_of` and `dataset_version` calculate all rows under those of an earlier moment. `value_id` in a row names a supplier's value of the account in the place of verified figures: the key then needs `suppliers:read`. `sources=short` sends each list of acts once instead of with every row, which makes a large answer about a quarter as long. `document_codes=true` adds the document code that each row's line of the import declaration needs, in tables as columns.
         *
         *     Needs a key with the permission `cbam:bulk` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has. The body has at most 4,194,304 bytes. At most 5 000 rows, and not more than the tier's `cbam_bulk_rows`.
         */
        post: operations["bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/bulk/{request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was a bulk call answered?
         * @description Gives back what a bulk call of the same account was answered, as it was then: prices and tables that changed since don't change it. The rows come in pages, in the order of the call; `next` is the path of the next page and null after the last one. Each row has its `calc_status`, the id and number of its report and, where the row is `ok` or `out_of_scope` and the batch is `ready`, a relative signed link to the report's PDF that is good for an hour; asking again gives a fresh one. A report of a row is made when it is first asked for, is signed, and can be verified by anyone with its id and date. When a caller's `X-Request-Id` was used for several bulk calls, the newest is meant.
         *
         *     Needs a key with the permission `cbam:bulk` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["bulkByRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/bulk/template.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An empty workbook for a bulk call
         * @description Gives a workbook to fill in: a sheet with the headings of every column that a table of shipments may have, a sheet that says of each what it holds, whether it is needed, an example, and the headings in English, German and French under which it is known too, and a sheet with the production routes of each CN code, to filter by code. Filled in, the file goes to `POST /api/v1/cbam/bulk` as it is. The headings are the names of the members of a row; any table that has some of the other headings is taken as well, so nobody has to use the template.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["bulkTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/bulk/{request_id}/reports.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All reports of a bulk call in one archive
         * @description Gives the PDF reports of a bulk call's rows as one ZIP archive, named after their report numbers, with an `index.csv` that says which file belongs to which row and repeats its reference, cost and content hash. Only rows that are `ok` or `out_of_scope` have a report. The archive leaves while it is made: a report that nobody asked for yet is printed, signed and kept now, so the first archive of 5 000 rows takes minutes and the next one seconds; `offset` and `limit` take a part of the rows. An answer has two minutes to leave: an archive that breaks off was not made to its end, so ask again, because what was printed is kept, or for fewer rows.
         *
         *     Needs a key with the permission `cbam:bulk` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["bulkReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which reports are there?
         * @description Lists the reports of the caller's account, the newest first, whichever of its keys made them: number, state, day of issue, the goods and what they cost, the hash, and a fresh relative link to the PDF that is good for an hour. Drafts are listed too. A bulk row's report is there from the first time that somebody asked for it; all rows are in `GET` on their call. `next_cursor` leads to the next page and is null after the last report: send it back as `cursor`, with the same or another `limit`. Cursors stay good, and what is issued while somebody pages appears before the first page, so nothing is listed twice and nothing is left out. The order is that of the calculations, which may differ from `issued_at` for drafts that were issued later.
         *
         *     Needs a key with the permission `reports:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["reportList"];
        put?: never;
        /**
         * Issue a report
         * @description Makes a calculation with every term and issues it as a report: it gets a number and today's date, its content is hashed as canonical JSON (RFC 8785, SHA-256) and signed (Ed25519), and its PDF is printed when it is first asked for. The body is that of `POST calculate` with `draft`: a draft says so across each page, does not verify, and can be issued later. A calculation that lacks data can't be reported (422). `download_url` is a relative signed link that is good for an hour; `GET` on the report gives a fresh one. Anyone verifies the report without an account, by its id and date at `verify_url` or `POST verify`, or without the service from the PDF and the published keys. With an `Idempotency-Key` a report is issued once.
         *
         *     Needs a key with the permission `reports:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has. The body has at most 65,536 bytes.
         */
        post: operations["createReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a report
         * @description Gives back a report of the same account, as it was issued, with a fresh link to its PDF. Reports are found by their printed number too (`CBAM-<id>`, `BULK-<id>-R<row>`), those of bulk rows by the `report_id` that the row has; the first call makes and signs the row's report, and from then on its hash stays. The calculation in it is the one that was answered then: prices and tables that changed since don't change it. `status` is `issued`, `draft`, or `unpaid` where the operator holds the report back; only issued reports verify. A report of another account, an unknown id, and a row without figures are all answered with 404. Signature and hash in the answer are the ones in the PDF's attached `report.json`, so that a copy of either can be checked against the published keys.
         *
         *     Needs a key with the permission `reports:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["reportById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/reports/{id}/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a draft
         * @description Issues a draft of the same account today. Its content stays what it was, but for state and date, so its hash and signature are new ones; where the certificate price or the data set has changed since it was made, the call is refused with 409 and both figures, and `recalculate=true` issues the draft with the new ones (a draft that was asked with `as_of` and `dataset_version` keeps its own); the PDF that says DRAFT across each page is replaced when the report is next downloaded. From then on the report verifies. Only a draft can be issued, and only once: anything else is answered with 409. The call takes no body (a body with members is a 400) and needs no `Idempotency-Key`: sent again after it went well, it says that the report is no draft any more, and nothing changes. Use drafts to show a calculation to somebody before it is binding, and issue them when it is accepted; a draft that is never issued harms nobody and verifies for nobody.
         *
         *     Needs a key with the permission `reports:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        post: operations["issueReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/reports/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a report's PDF by its link
         * @description Where `download_url` leads: the PDF of a report. The link is all that a reader needs, so that it can be passed on; keys are not looked at. It is signed together with its time, so anything that is changed in it is answered with 403, and an hour after it was made with 410; a fresh one is in the answer of `GET` on the report, and of `POST verify`. Byte ranges are served (`Range`), and `HEAD` tells size and name without sending the file. The PDF carries the report's content, hash and signature as the attached file `report.json`; the same report always has the same bytes. A draft's PDF says DRAFT across each page. The address is not meant to be built by hand.
         */
        get: operations["downloadReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Is a report genuine?
         * @description For whoever holds a report, without an account: the id or number and the date that are printed on it tell whether the service issued it, and what it says. Compare the figures with the paper. Every failure is the same `{"ok": false}` with status 200: an unknown id, another date, a draft, a report that the operator holds back, a body that can't be read, or one with other members than `reportId` and `issuedDate` (a report's own answer names them `report_number` and `issued_at`). Only too many calls are answered otherwise, with 429. The date may be a day off and may be written in four ways. `sample` with the date 2026-01-15 is a published example. `download_url` leads to the service's own copy of the PDF for an hour. To check a PDF without the service, use its attachment and the keys at `/.well-known/cbam-report-keys.json`.
         *
         *     The body has at most 65,536 bytes. 30 calls an hour and client address, 60 for the verify page, and 10 an hour and report, by its id or its number.
         */
        post: operations["verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/cbam-report-keys.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which keys sign reports?
         * @description The public keys that sign reports, as a JSON Web Key Set (RFC 7517, RFC 8037): the one that signs now and all that signed before, because old reports must stay verifiable. A report's `key_id` is the `kid` of its key, which is the key's own thumbprint (RFC 7638). To check a report's PDF offline, take out its attachment `report.json`, make its `content` canonical (RFC 8785), compare the SHA-256 with `content_hash`, and verify `signature` (Ed25519, base64url) over the hash's 64 hex digits with the key. `created_at` and `retired_at` say between which times a key signed; a report dated outside of them is not genuine. Keep a copy of this answer where reports must be checked without the network. It may be kept for an hour.
         */
        get: operations["reportKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/importers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which importers are there?
         * @description Lists the importers of the caller's account, by name. Each has the id that entries of the ledger and the calls about the threshold name it by, its EORI number as it was sent, and its member state, which is null for an importer outside the Union. Importers of other accounts are never in the list, and an account has its own even where two record the same EORI number.
         *
         *     Needs a key with the permission `imports:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["importerList"];
        put?: never;
        /**
         * Record an importer
         * @description Keeps an importer under its EORI number, of which the form is checked and not the registration; a number of Finland is the same with its hyphens and without, and is kept as it was sent last. The threshold is counted by importer, also behind an indirect representative. Sent again it gets the new name and member state and keeps its id. A broker keeps one for each of its customers; the id is what entries of the ledger and the calls about the threshold name it by.
         *
         *     Needs a key with the permission `imports:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        post: operations["keepImporter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/declarants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which declarants are there?
         * @description Lists the declarants of the caller's account, by name, with every state. `state` is that of today in Brussels, and null for a declarant of whom none was recorded. The id is what declaration, holding, certificates and codes are asked by. Declarants of other accounts are never in the list. States stand in the order of their first days, each with the day on which it was recorded.
         *
         *     Needs a key with the permission `imports:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["declarantList"];
        put?: never;
        /**
         * Record a declarant and its states
         * @description Keeps a declarant under its EORI number, with its account in the CBAM registry and what its application came to, each state from a day on. States are added and never changed: of two with the same first day the one that was recorded later counts, and of two in one call the later one in it. A declaration, a holding and an account of certificates are asked for by the id that is answered here; the number of the account is the reference beside Y128.
         *
         *     Needs a key with the permission `imports:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        post: operations["keepDeclarant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which imports are in the ledger?
         * @description Lists the imports of an importer that live, each as its newest correction says, with its history and what it comes to, those that were recorded last first. Filters leave out what differs. `next_cursor` leads to the next page with the same filters and is null after the last import. The cost is that at the law and prices of `versions`; an import that could not be calculated says why. As CSV or a workbook it is the whole ledger, not a page: every entry of the importer (with `year`, of imports with an entry of that year) as known on `as_of`; sent back to `POST` in parts of at most 5 000 rows, each row is `unchanged`. With `decimal=comma` the CSV has decimal commas and semicolons.
         *
         *     Needs a key with the permission `imports:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["importList"];
        put?: never;
        /**
         * Record imports, corrections and cancellations
         * @description Records 1 to 5 000 entries of one importer, in one transaction and in their order. Each row stands for itself: a wrong one is `refused` with every issue and doesn't touch the others. An import is named by importer, MRN and item: the same again is `unchanged`, also where it was corrected or cancelled since; another value is refused unless it is sent as a `correction` or `cancellation` that refers to the entry that holds, and of two corrections of one entry the second is refused. Entries are never overwritten; both dates, release and recording, are kept, and the ledger can be had as it was known on any day. What is recorded stays until the end of the fourth year after that of the declaration and is not part of the 30 days of documents.
         *
         *     Needs a key with the permission `imports:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has. The body has at most 4,194,304 bytes. At most 5 000 entries.
         */
        post: operations["addImports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/imports/from-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the rows of a bulk call as imports
         * @description Takes the rows of a bulk call of the same account into the ledger: code, origin, mass or energy, route, day of import, carbon price and verified values as they were sent then. What a bulk row has no place for comes with the call: the declaration's number for all rows (`mrn`, items are counted from `first_item` in the order of the batch) or row by row in `rows`, the declarant, the day of release of rows without a day, and the installation of rows with verified values, which are recorded as `actual`. Each row is answered for itself as by `POST /api/v1/cbam/imports`, with its `row_index`: a row that could not be read then is refused, and the same call again is `unchanged`. Law and prices are those of now, not those of the batch.
         *
         *     Needs a key with the permission `imports:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has. The body has at most 4,194,304 bytes. At most 5 000 rows. The key needs `cbam:bulk` too.
         */
        post: operations["importsFromBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/imports/from-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the lines of an invoice as imports
         * @description Takes the lines of an invoice of the same account into the ledger: the first eight digits of the commodity code as CN code, ten as `taric_code` where the eight do not decide, the country of origin, and the net weight, else a quantity in kilograms; `read_as` says of each line what was read as what. A commodity code of six digits is none of the Union's nomenclature: give `cn_code` of the line in `rows`. An invoice knows neither declaration nor release: `mrn`, items and `release_date` come with the call, for all lines or line by line. Each line is answered for itself with its `row_index`, and the same call again is `unchanged`. What an invoice said is kept for 30 days; after that the answer is a 410.
         *
         *     Needs a key with the permission `imports:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has. The body has at most 4,194,304 bytes. At most 500 lines, those of an invoice. The key needs `invoices:write` too.
         */
        post: operations["importsFromInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/imports/template.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An empty workbook for imports
         * @description Gives a workbook to fill in: a sheet with the headings of every column that a table of imports may have, a sheet that says of each what it holds, whether it is needed, an example, and the headings in English, German and French under which it is known too, and a sheet with the production routes of each CN code. Filled in, the file goes to `POST /api/v1/cbam/imports` as it is. Any table with some of these headings is taken as well, so nobody has to use the template.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["importTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/imports/template.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An empty table for imports
         * @description Gives the headings of a table of imports as CSV in UTF-8, and no row: an example that stays in a table by mistake would be recorded for years. What each column holds, with an example, is in the workbook and in the documentation of tables. With `language=de` or `language=fr` the headings are those of that language, with semicolons between them. Filled in, the file goes to `POST /api/v1/cbam/imports` as it is.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["importTemplateCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/imports/threshold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far is the importer from the threshold?
         * @description Gives the net mass that counts by day of release, the day on which 90 % and the limit were exceeded as it was known on `as_of`, and what the present pace leads to. A sum of exactly the limit is still exempt; once exceeded, every import of the year falls under all duties. Electricity and hydrogen are never counted and never exempt (Regulation (EU) 2023/956, Article 2a).
         *
         *     Needs a key with the permission `imports:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["importThreshold"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/imports/penalties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What are imports without the status exposed to?
         * @description Lists an importer's imports of a year that were released without the status of authorised declarant although they needed it, by reason and by who is liable, and gives the span of the penalty for each: three to five times that of a missing certificate, on default values less free allocation; at least once where the limit was exceeded by at most 10 %, or an application of 2026 was refused. Liable is the importer, or the indirect representative that is named as its declarant, by its own EORI number: imports of whoever of the two was authorised on the day of release, and imports that its undecided application lets go on, are not listed. It is exposure, not advice: the authority decides (Regulation (EU) 2023/956, Article 26(2), (2a) and (4a)).
         *
         *     Needs a key with the permission `imports:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["importPenalties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/imports/archive.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that the ledger holds
         * @description Gives all records of the caller's account as one ZIP archive: importers, declarants with their states, every entry with all its facts, every calculation with the law that it was made under, certificates with their moves, notices about the threshold, and the content, hash and signature of every declaration's document; suppliers' installations, values and inquiries; the account's members; and below `files/` the files beside values, each named by its SHA-256. Each kind is in files of JSON lines of at most 5 000 records (`entries-0001.jsonl`), as they are kept; references are ids. `export.json` stands last, counts the records of each kind, and names by their SHA-256 the files that are not in the archive, because the store lacks them (`missing_files`) or has other bytes than were sent (`changed_files`). The archive leaves while it is made, and an answer has two minutes to leave: one that breaks off ends before its directory and is not a ZIP archive; take `files=false` then, and each file by itself; operators have a command for ledgers of that size. To read entries back in, take the CSV of `GET imports`. The key also needs `suppliers:read`.
         *
         *     Needs a key with the permission `imports:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["importArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of an import?
         * @description Gives one import by its id or that of any of its entries: as it holds now, every entry with all its facts, and every calculation that it keeps with the versions of law and prices that it was made under and what changed since the one before, in emissions, certificates and euro. A calculation is made soon after an entry is recorded, and again whenever a table of law or a price changes: one that gives other figures is added, one that gives the same moves `checked_under`. `as_of` leaves out entries and calculations of later days; `import` is calculated at the law and prices of now.
         *
         *     Needs a key with the permission `imports:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["importById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/imports/reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold a table of customs against the ledger
         * @description Compares a table that customs or a broker sent with the ledger of an importer or a declarant, by what customs communicate to the registry: EORI, account, CN code, quantity, origin, date, procedure, and the number of the declaration where the row has one. Each row is matched, differs in named fields, or is missing in the ledger; imports of the span that no row is about are missing in the table. A row with a number belongs to that declaration and item only; one without to an import of the same importer and code of which at most one of origin, date and quantity is another. The best pairs are matched first, each import once. Nothing is recorded: a correction is sent with `entry_id`.
         *
         *     Needs a key with the permission `imports:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has. The body has at most 4,194,304 bytes. At most 5000 rows.
         */
        post: operations["reconcileImports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/imports/declaration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prepare a year's declaration
         * @description Gives the lines of a declarant's year by CN code, origin, determination, installation, reporting period and procedure, with totals, certificates exact and whole (for 2026 by quarter and in all), sums as checks, what is missing before it can be filed, and what a breach would cost. Each figure names the imports behind it. With `basis=fileable` lines, totals, quarters and checks are those of the year as it could be filed today: values that can't be declared give way to default values. It is a preparation: the format of the CBAM registry is not published. Only imports of an importer who passed the threshold of the year are dutiable, and electricity and hydrogen of anyone.
         *
         *     Needs a key with the permission `imports:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["importDeclaration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/imports/declaration/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a declaration's preparation as a signed document
         * @description Takes a declarant's year as `GET declaration` answers it and issues it as a document: it gets a number and today's date, its content is hashed as canonical JSON (RFC 8785, SHA-256) and signed (Ed25519) with the keys of reports, and its PDF is printed when it is first asked for. Each line has the ids of the imports behind it; sums have none of their own. What changes in the ledger afterwards doesn't change the document: issue another one. It says that it is a preparation, because the format of the CBAM registry is not published. With an `Idempotency-Key` a document is issued once.
         *
         *     Needs a key with the permission `imports:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has. The body has at most 65,536 bytes.
         */
        post: operations["issueDeclaration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/imports/declaration/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a declaration's document
         * @description Gives back a document of the same account as it was issued, by its id or its printed number, with a fresh link to its PDF. Hash and signature are those of the PDF's attachment `report.json`. Prices, tables and entries that changed since don't change it: `as_of` is the day at whose end its ledger was known, and `versions` name the tables and prices. A document of another account and an unknown id are answered with the same 404.
         *
         *     Needs a key with the permission `imports:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["declarationDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/imports/declaration/documents/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a declaration's document by its link
         * @description Leads to the PDF behind `download_url`: the link is all that a reader needs, keys are not looked at. It is signed together with its time, so anything that is changed in it is answered with 403, and an hour after it was made with 410. Byte ranges are served (`Range`), and `HEAD` tells size and name without sending the file. The PDF carries the content with hash and signature as the attached file `report.json`; the same document always has the same bytes. The address is not meant to be built by hand: take it from the answer of `GET` on the document or of `POST verify`.
         */
        get: operations["downloadDeclaration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/imports/declaration/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Is a declaration's document genuine?
         * @description Tells whoever holds a declaration's document, without an account, whether the service issued it and what it says, by the number and the date that are printed on it. Every failure is the same `{"ok": false}` with status 200, as for reports; only too many calls are answered otherwise, with 429. `download_url` leads to the service's own copy for an hour. The date may be a day off and may be written in four ways. Compare the figures with the paper: declarant, year, lines, embedded and net emissions and certificates are those that were signed. Without the service the attachment is checked with the keys at `/.well-known/cbam-report-keys.json`.
         *
         *     The body has at most 65,536 bytes. The windows of `POST verify`, shared with it: 30 calls an hour and client address, and 10 an hour and document.
         */
        post: operations["verifyDeclaration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/imports/holding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many certificates must be held?
         * @description Gives for each quarter's end from 2027 how many certificates must be on the declarant's account (half of the emissions of all goods imported since 1 January), how many are there, what lacks and what it costs at the newest price, and by when to order. Who passes the threshold in the year complies from the quarter after (Regulation (EU) 2023/956, Article 22(2) to (3)).
         *
         *     Needs a key with the permission `imports:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["importHolding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which certificates are on the account?
         * @description Gives a declarant's lots with what is left of each, until when it may be sold back and when it is cancelled, and every move. What was taken back counts on no day and stands in `withdrawn`. Lots are never averaged (Regulation (EU) 2023/956, Articles 20 to 24). `as_of` tells the account as it stood at the end of a day: lots that were bought later and moves of later days are left out. `buy_back` says by year of purchase what may be sold back and until when (as many as the holding duty of that year demanded, by the basis that is asked for), `cancellations` what ends when. The numbers are those that were recorded here, not those of the registry.
         *
         *     Needs a key with the permission `imports:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["certificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/certificates/lots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record certificates that were bought
         * @description Adds a lot to a declarant's account and answers with the account. Certificates are sold from 1 February 2027 (Regulation (EU) 2023/956, Article 20(1)). A `reference` is booked once: a lot under one that the declarant has already is `unchanged`, with the id of the first in `recorded`, and refused with other facts. Without one the same lot twice is two lots, and `notes` name those that are alike: send an `Idempotency-Key`. The kind is the quarter of 2026 that the certificates are for, or `weekly` for later imports. A day after today is refused. What was recorded is not changed: it leaves the account by a move, and what was recorded by mistake is taken back by a withdrawal.
         *
         *     Needs a key with the permission `imports:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        post: operations["buyCertificates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/certificates/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record certificates that left the account
         * @description Takes certificates off a lot: surrendered for the imports of a year (`for_year`, which only these have and all of them need), sold back or cancelled. Never more than there are, also of two calls at once; those of 2026 serve imports of 2026 only, weekly ones later years and, from 1 November 2027 on, what is late for 2026. What was sold back has the day on which it left the account, also after 31 October, the last day to ask for it: it was not cancelled then (Regulation (EU) 2023/956, Articles 19 and 22 to 24). Send an `Idempotency-Key`: the same move twice is two moves, and `notes` name those that are alike. The answer is the account after it.
         *
         *     Needs a key with the permission `imports:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        post: operations["moveCertificates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/certificates/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back what was recorded by mistake
         * @description Takes a lot or a move back that was recorded by mistake: it counts on no day any more, also of days before, and its reference is free. What was recorded stays in `withdrawn` and in the archive with the day on which it was taken back. A lot of which certificates left the account is refused until these moves are taken back, and the sentence names them. Taken back again it is `unchanged`; nothing brings it back but recording it anew. It changes this record, not the CBAM registry. The answer is the account after it.
         *
         *     Needs a key with the permission `imports:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        post: operations["withdrawCertificates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/imports/accrual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is to be set aside at a month's end?
         * @description Gives the accrual for the imports of a calendar year up to a month's end, by month of release: net emissions whose period has a published price at that price, the others apart at the one that stands in, as in the declaration. Only imports of importers who have passed the threshold of the year count, and electricity and hydrogen of anyone; what the others would come to is told apart. `changes` names import by import what changed since the accrual of the month before, as it was known on `since` under the prices of that day, with the cause. Imports from 2027 have no price of their own: a certificate costs what the week of its purchase costs (Regulation (EU) 2023/956, Article 21).
         *
         *     Needs a key with the permission `imports:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["importAccrual"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/imports/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which dates has a declarant's year?
         * @description Lists the dates of a calendar year in Brussels time: publication of prices, ends of quarters with the day to order certificates by, declaration and surrender, buying back, cancellation, end of records. Weekends are said, public holidays are not left out. Days stay those that the acts name: whether one that falls on a weekend moves to the Monday after it is told beside it, not decided. Where `declarant` names one whose status is revoked, the days after a revocation stand in place of 30 September (Implementing Regulation (EU) 2025/486, Articles 21 and 23); quarters of this year at whose end its imports in the ledger need no certificates yet are left out.
         *
         *     Needs a key with the permission `imports:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["importCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/imports/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dates as a calendar file
         * @description Gives the same dates as days of an iCalendar file (RFC 5545). A calendar program takes the file as it is, in English, German or French as `Accept-Language` prefers: each date is an event of a whole day that leaves the day free, with the article and, where the day is on a weekend, the Monday after it. The identifiers of the events stay the same, so that a file that is taken in again changes them and adds none.
         *
         *     Needs a key with the permission `imports:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["importCalendarFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/imports/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which code does a line of the declaration need?
         * @description Gives the code of measure 775 of the integrated tariff that a line needs on a day, with its reference, why, and from when to when it may be used. `must_not_be_released` is an answer. What was not read in an act itself says so in `notes`, and so does a code whose reference nobody recorded. A code of a status is that of who owes for the line, and of no line without a `declarant`; `notes` say where the importer has a status itself (Regulation (EU) 2023/956, Articles 2, 2a, 4, 17(7a) and 25).
         *
         *     Needs a key with the permission `imports:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["importCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/installations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which installations are there?
         * @description Lists the installations of the caller's account, each as its newest version by the end of `as_of` has it, those that were recorded last first. `country` and `registry_id` leave out what differs in that version. `next_cursor` leads to the next page with the same filters, and is null after the last entry. The id is what values name an installation by; `version` is what a change of it replaces. Installations of other accounts are never in the list.
         *
         *     Needs a key with the permission `suppliers:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["installationList"];
        put?: never;
        /**
         * Record an installation
         * @description Keeps an installation of a supplier, with its operator and verifier: the id that is answered is what values and requests name it by. One `registry_id` names one installation of the account: the same again is `unchanged`, with other facts it is refused, and `conflicts` shows both. Whether a registry has the installation is not looked up. Installations and their versions are kept as long as the ledger, and are not part of the 30 days of documents.
         *
         *     Needs a key with the permission `suppliers:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        post: operations["addInstallation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/installations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is known of an installation?
         * @description Gives one installation of the account as it was known at the end of `as_of`, and every version that was recorded by then. Versions are added and never changed. `installation` is null on a day before it was recorded. Coordinates are those of the main source of emissions, and the verifier is the one whose reports count where a value names none. The id of another account's installation is answered like one that nobody has.
         *
         *     Needs a key with the permission `suppliers:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["installationById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/installations/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record what changed of an installation
         * @description Adds a version of an installation with all of its members; what it was before stays and is told by `as_of`. `replaces` names the newest version: of two writers at once the second is refused, and `conflicts` shows what the first one wrote. The same facts as the newest version has are `unchanged`, whatever `replaces` says, so that a call may be sent again. Values of the installation stay as they are; its country is the origin of the goods that they are used for. The id of another account's installation is answered like one that nobody has.
         *
         *     Needs a key with the permission `suppliers:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        post: operations["changeInstallation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which values are there?
         * @description Lists the values of the account's suppliers, each as its newest version by the end of `as_of` has it, with what it saves a tonne against default values at the law and prices of `versions`; those that were recorded last first. Filters leave out what differs; `state` is that of the version that is told. The saving is calculated for an import today, or in the reporting period where that is another year; ask for one value to choose day and quantity. `next_cursor` leads to the next page with the same filters. Values of other accounts are never in the list.
         *
         *     Needs a key with the permission `suppliers:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["valueList"];
        put?: never;
        /**
         * Record values of suppliers
         * @description Keeps values of the account's installations: all of the call, or none. An operator has one value for a CN code, reporting period and route (Implementing Regulation (EU) 2025/2547, Article 4(6)): the same again is `unchanged`, another one is refused with 409, and `conflicts` shows both. A value is judged as it is used: routes, contents and precursors that the goods don't have are refused. A verified value needs a satisfactory report that is dated after its reporting period, so that none of 2026 is verified before 2027. Cement and fertilisers: values of operators are per tonne of clinker or kilogram of nitrogen, with `unit_content`. Values and their versions are kept as long as the ledger.
         *
         *     Needs a key with the permission `suppliers:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has. The body has at most 1,048,576 bytes. At most 200 values.
         */
        post: operations["addValues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/values/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is a value, and what does it save?
         * @description Gives one value as it was known at the end of `as_of`, every version that was recorded by then, and the saving: the cost of `tonnage` (one tonne when it is left out; of electricity `mwh`) by default values, by this value, the difference, and the break-even, which may lie above the default value because free allocation differs. An estimate is told as one: it must not be declared. The id of another account's value is answered like one that nobody has.
         *
         *     Needs a key with the permission `suppliers:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["valueById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/values/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record what changed of a value
         * @description Adds a version of a value with all of its figures, such as the verified ones in place of the operator's; what it was before stays and is told by `as_of`. `replaces` names the newest version: of two writers at once the second is refused, and `conflicts` shows what the first one wrote. The same figures as the newest version has are `unchanged`, whatever `replaces` says, so that a call may be sent again. The state `withdrawn` takes a value that is wrong out of use: nothing is calculated with it any more, until a later version says what holds. Entries of the ledger that took the value keep the version that they took; a correction that names the value takes the newest. The id of another account's value is answered like one that nobody has.
         *
         *     Needs a key with the permission `suppliers:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        post: operations["changeValue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/values/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which files does a value have?
         * @description Lists the files that are kept with a value, the oldest first, each with its size, its SHA-256, and how it came here: `added` by somebody, or `read`, because the value was read from it or came with it in a supplier's answer. Files are of the value, not of one of its versions: a report that verifies a later version stands beside the table of the first. A value without files has an empty list. The id of another account's value is answered like one that nobody has.
         *
         *     Needs a key with the permission `suppliers:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["attachmentList"];
        put?: never;
        /**
         * Attach a file to a value
         * @description Keeps a file beside a value as long as the ledger: a verification report, evidence of a carbon price, a supplier's table. The body is the file itself, a PDF or an XLSX workbook, whichever of the two `Content-Type` says; what it is is read from its bytes. A workbook has to unpack to what it says, at most 100 MB, without a password and without macros, which are never run; a PDF has to be there to its end. `name` is what it is saved as: control characters, directions of writing and what file systems reserve become `-`. The same bytes again are `unchanged`, whatever their name, so that a call may be sent again. The id of another account's value is answered like one that nobody has.
         *
         *     Needs a key with the permission `suppliers:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has. The body has at most 20,971,520 bytes. At most 20 MB a file, 20 files added to a value, 600 an hour and 20 GB an account.
         */
        post: operations["addAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/values/{id}/attachments/{attachment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file of a value
         * @description Gives a file as it was sent, byte by byte, whole or in ranges (`Range`), under the name that it is kept under. It is to be saved and not shown (`Content-Disposition: attachment`, `nosniff`): a supplier or verifier made it, and the service never ran or changed anything in it. `Repr-Digest` is the SHA-256 of the whole file, which the list of files tells too. A file that the store has lost is a 404 of its own, and the same upload brings it back.
         *
         *     Needs a key with the permission `suppliers:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["downloadAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/values/{id}/attachments/{attachment}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a file that nothing rests on
         * @description Removes a file that was attached by mistake. It is refused with 409 where the value was read from the file or came with it, and where an entry of the ledger took the value, cancelled ones included: then the law keeps what proves it until the end of the fourth year after that of the declaration (Regulation (EU) 2023/956, Articles 7(6) and 9(3)), and `message` says until when.
         *
         *     Needs a key with the permission `suppliers:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        post: operations["removeAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/values/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a supplier's spreadsheet
         * @description Reads the Commission's communication template for installations, versions 2.0 to 2.1.1, in any of its languages: sheets are known by what stands in them, also under another name. Nothing is guessed, and nothing recorded unless it is asked for. `cells` say what was read from which cell; `issues` what is missing, contradicts itself or can't be: errors of the spreadsheet, units, sums, results that the input sheets don't come to, a reporting period that is no calendar year, CN codes of other goods than the process makes, figures ten times off the default values and benchmarks. Results that a file lacks are counted from its input sheets where these suffice. `installation` and `values` are bodies as `POST installations` and `POST values` take them, for the lines that nothing is wrong with: the values are not verified, so their state is `estimated`. Indirect emissions of goods of Annex II are left out of them. Macros are not run. With `save=true`, for which the key needs `suppliers:write`, the installation and these values are recorded in the same call, and `saved` says of each what became of it; `installation` in the query names one of the account, and without it the one of the same name and country is taken, or a new one recorded. A value that holds already is never overwritten. The template is attached to the values that it holds, under `name`, unless it has macros. Sent again, nothing is added.
         *
         *     Needs a key with the permission `suppliers:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has. The body has at most 4,194,304 bytes. At most 4 MB and 20 sheets; recorded, at most 600 files an hour and account.
         */
        post: operations["readValues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which suppliers were asked?
         * @description Lists the inquiries of the account, the newest first, each as it stands now, with the cost of its goods by default values at the last prices, the price of a certificate and the break-even of own values: what a value saves is told when there is one. `state=waiting` has those too whose links work no more, which are told as `expired`; `state=expired` finds them alone; `delivery=undelivered` finds those whose newest mail nobody got. `next_cursor` leads to the next page with the same filters, and is null after the last entry. Inquiries of other accounts are never in the list.
         *
         *     Needs a key with the permission `suppliers:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["inquiryList"];
        put?: never;
        /**
         * Ask a supplier for values
         * @description Mails a supplier a link, in its language, with what is needed, by when, what own values save at the last prices, and what happens without. Whoever has the link fills in a short form, or drops the Commission's communication template, without an account; each link works until an answer was sent, or 30 days (a setting of the operator) after `due`. Reminders go out 14 and 3 days before `due`, and on it, unless the operator sets other days. The supplier sees what the request says and nothing else of the account. The link is in the mail alone: it is not answered, and kept as a hash. Values of an answer count when it is accepted.
         *
         *     Needs a key with the permission `suppliers:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has. At most 200 mails to suppliers an hour and account. 60 of its mails to one address, those of invoices included.
         */
        post: operations["addInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/inquiries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What did a supplier answer?
         * @description Gives one inquiry with all that the supplier answered in its rounds: the figures of each of the goods, and what each would save a tonne against default values at the law and prices of `versions`. An answer that was sent back stays beside the ones after it, so that it can be told who said what and when. `inquiry` says how it stands, by when an answer is wanted, until when links work and on which days mails went out. Nothing of an answer counts before the answer is accepted. The id of another account's inquiry is answered like one that nobody has.
         *
         *     Needs a key with the permission `suppliers:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["inquiryById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/inquiries/{id}/template.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A supplier's table to fill in
         * @description Gives the table that the page behind the supplier's link gives too, in the language of the inquiry: a sheet with one row for each of the goods, their codes, names and year filled in, a dash where the law asks for nothing, and the figures of the last answer if there is one; and a sheet that says what belongs in each column. The supplier fills it in and chooses it on the page, where it fills the form in; a wrong cell is named by row and column. Columns are known by their headings in any of the languages, in any order. It holds nothing of the account but what the inquiry says. The id of another account's inquiry is answered like one that nobody has.
         *
         *     Needs a key with the permission `suppliers:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["inquiryTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/inquiries/{id}/files/{sha256}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a table that came with an answer
         * @description Gives a table or template that a supplier sent along with an answer, whole or in ranges (`Range`), so that it can be looked at before the answer is accepted; `files` of the inquiry's answers name it by its SHA-256. It is a stranger's file, without macros, of which nothing was run or changed: it is saved and not shown. Accepting the answer attaches it to the values that the answer becomes. The id of another account's inquiry is answered like one that nobody has.
         *
         *     Needs a key with the permission `suppliers:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["inquiryFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/inquiries/{id}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind a supplier now
         * @description Queues a mail with a new link, beside the reminders that go out by themselves; links of earlier mails work on. Where a mail of the inquiry was queued today already, nothing is, and `is_mailed` is false, so that a call may be sent again. The mail says again what is needed, by when, why it pays and what happens without, in the language of the inquiry. Reminders that go out by themselves are counted apart: a mail of today does not put them off. An inquiry that waits for nobody is refused with 409.
         *
         *     Needs a key with the permission `suppliers:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has. At most 200 mails to suppliers an hour and account. One a day and inquiry.
         */
        post: operations["remindInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/inquiries/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an inquiry
         * @description Ends an inquiry: its links answer that it was withdrawn, no more reminders go out, and what was sent stays to be looked at. The supplier gets no mail about it: whoever opens the link reads that no answer is needed any more. An inquiry can't be brought back; ask anew, and the supplier gets another link. Values that were accepted from earlier inquiries stay as they are. Revoked already, it is answered as it is. An inquiry whose answer was accepted is refused with 409: the values are recorded.
         *
         *     Needs a key with the permission `suppliers:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        post: operations["revokeInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/inquiries/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a supplier's answer
         * @description Records the figures of an answer as values, all of them or none: new ones, or new versions where values of the same installation, goods, period and route are there. `round` names the answer that was looked at; another one, or none, is refused with 409 that shows the inquiry as it is. Figures are judged once more by the law of the moment, so that an answer from before an amendment can be refused with the place of what is wrong. `note` is kept with each value. Rows of the ledger take a value by its id as `value_id`.
         *
         *     Needs a key with the permission `suppliers:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        post: operations["acceptInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/inquiries/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a supplier's answer back
         * @description Sends an answer back with a remark: the next round begins, and the supplier gets a mail with the remark and a new link, behind which its figures stand as it sent them. Links of earlier rounds work no more. The remark is for the supplier, in its own language or one that it reads, and says what is missing or can't be. `due` names a new day by which the answer is wanted. What was sent in each round stays. `round` names the answer that was looked at; another one, or none, is refused with 409.
         *
         *     Needs a key with the permission `suppliers:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has. At most 200 mails to suppliers an hour and account.
         */
        post: operations["returnInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/values/read-json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a supplier's figures as JSON
         * @description Reads an operator's summary emissions report by the named fields of Implementing Regulation (EU) 2025/2547, Annex IV, point 1.2, or the Catena-X aspect `urn:samm:io.catenax.cbam:1.0.0`, which is known by `good`. Nothing is guessed, and nothing recorded unless it is asked for. `taken` says what was read from where, `left_out` what no value is made of, `issues` what is missing (with the point of the Annex that asks for it), contradicts itself or can't be. `installation` and `values` are bodies as `POST installations` and `POST values` take them; the values are `estimated` whatever the document says of its verification. Figures of a summary are per functional unit: cement and fertilisers need `unit_content`. Indirect emissions of goods of Annex II are left out. Two records of an aspect for one code, installation and year are asked about, because they can't be averaged. Members that a summary doesn't have are refused; those of the aspect that are not read are told. `save` and `installation` are as in `POST values/read`.
         *
         *     Needs a key with the permission `suppliers:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has. The body has at most 1,048,576 bytes. At most 1 MB and 200 goods or records, a list without any counted as one.
         */
        post: operations["readDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/values/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which values do imports rest on?
         * @description Lists the values that live imports of a year took, by value and version, and what is left before they may be declared: a value to be verified, with the days between which a report is of use, imports to be corrected because a newer version of their value holds, or a withdrawn value to be replaced. Reports cover a whole calendar year, so that none is dated before the next one begins; the declaration is due by 30 September of the year after the imports. The key needs `imports:read` too. The imports themselves are in the dossier of their installation.
         *
         *     Needs a key with the permission `suppliers:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["valueUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cbam/installations/{id}/dossier.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything about an installation's values for a verifier
         * @description Gives what is known of an installation for a year as one ZIP archive: `installation.json` with every version of it; `values.json` and `values.csv` with every version of each value of that reporting period, and of those that imports of the year took; `calculations.json` with the calculation of one tonne by each of these values, every term with its act; `uses.csv`, what is left to do for each; the files beside these values below `attachments/`, with `attachments.csv`, which has their SHA-256 and the values that they are of, and says of a file that the store lost, or has other than it was sent, that it is not in the archive (`is_stored` false); and last `imports.csv`, every live import of the year that took one of them, with the version. The key needs `imports:read` too. The archive leaves while it is made; one that breaks off ends before its directory. The id of another account's installation is answered like one that nobody has.
         *
         *     Needs a key with the permission `suppliers:read` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        get: operations["installationDossier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which invoices were made?
         * @description Lists the invoices of the caller's account, the newest first, whichever of its keys made them: the reference, the caller's own number, which documents were made and when, until when they are kept, and whether they are still there. Links to the documents are in `GET` on the invoice, fresh each time. What an invoice said is not kept longer than its documents, so after 30 days its number is null; the entry itself stays, so that an invoice that was made once is always known by its reference. `nextCursor` leads to the next page and is null after the last invoice: send it back as `cursor`, with the same or another `limit`. Cursors stay good, and invoices that are made while somebody pages appear before the first page. Calls don't count as invoices.
         *
         *     Needs a key with the permission `invoices:write`. Counts in the window `invoice-checks`: as many calls an hour as the tier has.
         */
        get: operations["invoiceList"];
        put?: never;
        /**
         * Make customs documents
         * @description Makes a commercial or proforma invoice, a packing list and a certificate of origin as PDFs from one description of a shipment. Without `documents` it makes the primary document and the additional ones. Links to the PDFs are good for an hour; `GET` on the invoice gives fresh ones for 30 days. The documents are also mailed to `email`, else to the account's address; `email: null` means no mail. Mails to other addresses are counted by account besides; above their limit nothing is made (429), while a call without `email`, or with null, goes on. Figures are checked exactly, in the currency's minor unit: lines against quantity times unit price, `totalDeclaredValue` against lines and charges; a disagreement is a 422. Everything else that is wrong is a 400 with every issue at once. Unknown members are refused. Either all documents are made or none. With an `Idempotency-Key` the call is done once in 24 hours; an answer that comes again has fresh links, and is 410 where the invoice is no longer kept. Try `validate` first.
         *
         *     Needs a key with the permission `invoices:write`. Counts in the window `invoices`: 60 calls an hour. The body has at most 1,048,576 bytes. At most 500 line items, 60 invoices an hour and key, 120 seconds a call; an hour and account 200 mails to other addresses than the account's, 60 to one of them.
         */
        post: operations["createInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoices/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an invoice request
         * @description Takes the same body as `POST /api/v1/invoices`, checks all of it and makes nothing. The answer is 200 whatever the verdict: `valid` says whether the documents would be made, `issues` names everything that stands against it, with paths, codes and, where they are known, right values, and `warnings` what is accepted although customs may ask about it, such as FOB with transport by air, missing weights on a packing list, an amount finer than the currency's cents, or the HS code 0000.00. Issues and warnings come together, so that one look mends all. Only a body that is no JSON, too large or of another media type has an error status. Calls are counted apart from invoices, at the tier's rate, so forms may ask on every change.
         *
         *     Needs a key with the permission `invoices:write`. Counts in the window `invoice-checks`: as many calls an hour as the tier has. The body has at most 1,048,576 bytes.
         */
        post: operations["validateInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find an invoice again
         * @description Gives back an invoice of the same account with its reference and a fresh signed link to each of its documents, good for an hour from now. The documents themselves are what they were when the invoice was made; they can't be changed, only made again under a new id. They are kept for 30 days. After that they are gone, together with what the request said, and the answer is a 410 that says until when they were there; make the invoice again if they are still needed. The `shortId` finds it too. An unknown id and an invoice of another account are both answered with 404. Use this endpoint when a link is past its hour: links of a replayed call under an `Idempotency-Key` are the first answer's, and may be late too. Calls don't count as invoices.
         *
         *     Needs a key with the permission `invoices:write`. Counts in the window `invoice-checks`: as many calls an hour as the tier has.
         */
        get: operations["invoiceById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoices/files/invoices/{id}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a document by its link
         * @description Where `signedUrl` leads when the service keeps documents itself: one PDF of an invoice. The link is all that a reader needs, so that it can be passed on to a forwarder or broker without a key; keys are not looked at. Path, name and time are signed together: whoever changes anything gets a 403, and an hour after the link was made it is a 410. A fresh one is in the answer of `GET` on the invoice. Byte ranges are served (`Range`), and `HEAD` tells size and name without sending the file. A document that was never made, or was removed after its 30 days, is a 404. With documents in an object storage, links lead there and this endpoint is not used. The address is not meant to be built by hand.
         */
        get: operations["invoiceFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Does the process answer?
         * @description For a supervisor that restarts a process which hangs: answers 200 as long as the process can answer at all, without looking at the database, the store or anything else outside of it. It needs no key, counts against no limit and is never cached. Don't use it to decide whether calls may be sent to the process: that is what `/readyz` is for, which turns to 503 while the database is away; a process that is alive and not ready should be left alone, because it becomes ready by itself. In a container or a cluster, ask this one every ten seconds or so and restart after several failures in a row, so that a short pause of a busy machine is not taken for a death.
         */
        get: operations["healthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * May calls be sent to the process?
         * @description For a load balancer: 200 when the process can do its work, 503 with the reason while it can't. The database has to answer and to have all of its tables; a process that has just started is not ready until it has migrated them, or until another process that is doing so has finished. `parts` names each part with its state, in the 503 too: a store that fails or mails that wait for more than half an hour are told there and leave the process ready, because most calls do without them and all processes share them. It needs no key, counts against no limit and is never cached. Ask it every few seconds, and take a process out of rotation as soon as it says 503; calls that reach it anyway are answered with 503 and `Retry-After`, never with a wrong answer. After an outage of the database the process becomes ready again by itself, without a restart, as soon as the database takes statements again.
         */
        get: operations["readyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contract as an OpenAPI 3.1 document
         * @description The whole contract as data: every endpoint with its parameters, bodies, answers of each status, headers, access and limits, as an OpenAPI 3.1 document with JSON Schema 2020-12. It is made from the same declarations that the service decodes requests with, and its tests hold every answer against it, so it says what the running version really does. Use it to generate a client, to validate what you send before you send it, or to read what a member means. Examples in it are answers that the service gave. The version in `info` is that of the service; the API's own version is in its path, `/api/v1`, and changes only with breaking changes. The document needs no key and carries an entity tag.
         */
        get: operations["openApiDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A value that an answer became. */
        AcceptedValue: {
            /** @description UUID of the value: rows of the ledger take it as `value_id`. */
            id: string;
            /** @description Number of the version that holds the answer. */
            version: components["schemas"]["NonNegative"];
            /** @description CN code. */
            cn_code: string;
        };
        /**
         * @description Number of the declarant's account in the CBAM registry.
         * @example DE-CBAM-0001
         */
        AccountOfRow: string;
        /**
         * @description Number of the accreditation.
         * @example D-VS-0001
         */
        Accreditation: string;
        /**
         * @description National body that accredited.
         * @example DAkkS
         */
        AccreditationBody: string;
        /** @description What is to be set aside for a year's imports up to a month's end. */
        AccrualAnswer: {
            /** @description UUID of the importer, where one was asked for. */
            importer: string | null;
            /** @description UUID of the declarant, where one was asked for. */
            declarant: string | null;
            /** @description Month up to whose end imports count. */
            month: string;
            /**
             * Format: date
             * @description Day by whose end the entries were recorded.
             */
            as_of: string;
            /** @description The newest published price. */
            newest_price: {
                /** @description Quarter or week that it is of. */
                period: string;
                /** @description EUR per tCO2e. */
                price_eur_per_tco2e: number;
                /**
                 * Format: date
                 * @description Day of publication.
                 */
                published_at: string;
            } | null;
            /** @description Months of the year with imports that count. */
            months: {
                /** @description Month of release. */
                month: string;
                /** @description UUIDs of the imports behind it. */
                imports: string[];
                /** @description Net emissions whose period has a published price, tCO2e. */
                priced_t: number;
                /** @description What they come to, EUR. */
                priced_eur: number;
                /** @description Net emissions without a price of their own, tCO2e. */
                unpriced_t: number;
                /** @description What they come to at the price that stands in, EUR. */
                unpriced_eur: number;
                /** @description Both, EUR. */
                total_eur: number;
            }[];
            total: {
                /** @description Net emissions whose period has a published price, tCO2e. */
                priced_t: number;
                /** @description What they come to, EUR. */
                priced_eur: number;
                /** @description Net emissions without a price of their own, tCO2e. */
                unpriced_t: number;
                /** @description What they come to at the price that stands in, EUR. */
                unpriced_eur: number;
                /** @description Both, EUR. */
                total_eur: number;
            };
            /** @description Every import that counts. */
            imports: components["schemas"]["AccruedImport"][];
            /** @description Imports of importers who have not passed the threshold of the year. */
            not_accrued: {
                /** @description UUIDs of the imports behind it. */
                imports: string[];
                /** @description Their net emissions, tCO2e. */
                net_t: number;
                /** @description What they would come to once the threshold is passed, EUR. */
                cost_eur: number;
            };
            /** @description The accrual before; null for January. */
            before: {
                /** @description Month that the accrual before closed. */
                month: string;
                /**
                 * Format: date
                 * @description Day at whose end it is told.
                 */
                as_of: string;
                /** @description What it came to, EUR. */
                total_eur: number;
            } | null;
            /** @description By how much the accrual changed, EUR. */
            difference_eur: number;
            /** @description Import by import what changed since. */
            changes: components["schemas"]["AccrualChange"][];
            /** @description Years before that of the month of which certificates are left to surrender, or imports could not be calculated, the earliest first; for an importer, whose declarants surrender, the one directly before; `total` and `changes` are without them. */
            earlier_years: components["schemas"]["EarlierYear"][];
            /** @description What a reader should know, and which rule is not sure: a sentence each, with its source. */
            notes: string[];
            versions: components["schemas"]["Versions"];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /** @description An import that counts otherwise than before. */
        AccrualChange: {
            /** @description UUID of the import. */
            import: string;
            /** @description UUID of the entry that holds, or held. */
            entry_id: string;
            /** @description Movement reference number. */
            mrn: string;
            /** @description Item of the declaration. */
            item: components["schemas"]["NonNegative"];
            /** @description CN code. */
            cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country: string;
            /**
             * Format: date
             * @description Day of release.
             */
            release_date: string;
            /** @enum {string} */
            change: "added" | "removed" | "changed";
            /**
             * @description `released` since; `recorded_later` though released before; `corrected`, also by a supplier who withdrew the value; `cancelled`; `threshold`: its importer passed the threshold, or no longer did; `figures`: it could not be calculated then, such as before the first price, or no longer can; `price`; `law`: a table changed what it costs, or whether it counts.
             * @enum {string}
             */
            cause: "released" | "recorded_later" | "corrected" | "cancelled" | "threshold" | "figures" | "price" | "law";
            /** @description What was accrued before, EUR. */
            before_eur: number;
            /** @description What is accrued now, EUR. */
            after_eur: number;
            /** @description By how much, EUR. */
            difference_eur: number;
        };
        /** @description An import's part of an accrual. */
        AccruedImport: {
            /** @description UUID of the import. */
            import: string;
            /** @description UUID of the entry that holds. */
            entry_id: string;
            /** @description Movement reference number. */
            mrn: string;
            /** @description Item of the declaration. */
            item: components["schemas"]["NonNegative"];
            /** @description CN code. */
            cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country: string;
            /**
             * Format: date
             * @description Day of release.
             */
            release_date: string;
            /** @description Month of release. */
            month: string;
            /** @description `default`, `verified`, `estimated` or `zero`. */
            state: string;
            /** @description Net emissions, tCO2e. */
            net_t: number;
            /** @description Price that it counts at, EUR per tCO2e. */
            price_eur: number | null;
            /** @description Whether its period has a published price. */
            has_own_price: boolean;
            /** @description What is accrued, EUR. */
            cost_eur: number;
        };
        /** @description Actual emissions, and where they come from. */
        ActualValuesRecord: {
            /** @description Specific direct emissions, tCO2e per tonne or functional unit. */
            direct_t_per_t: number;
            /** @description Specific indirect emissions, tCO2e per tonne or functional unit. */
            indirect_t_per_t: number | null;
            /** @description Specific embedded free allocation (SEFA), tCO2e per tonne. */
            free_allocation_t_per_t: number | null;
            /** @description Clinker or nitrogen in a tonne of goods. */
            unit_content: number | null;
            /** @description Year that the values are of; null for the year of import. */
            reporting_period: components["schemas"]["NonNegative"] | null;
            /** @description Precursors; empty for a simple good, null where nobody told. */
            precursors: components["schemas"]["PrecursorRecord"][] | null;
            installation: components["schemas"]["InstallationRecord"];
            /** @description Null without a verifier. */
            verification: components["schemas"]["VerificationRecord"] | null;
            /** @description UUID of the supplier's value that they were taken from; null where they were given. */
            value_id: string | null;
            /** @description Number of its version; null where they were given. */
            value_version: components["schemas"]["NonNegative"] | null;
        };
        /** @description Actual emissions per tonne of goods, with where they come from. */
        ActualValuesRequest: {
            direct_t_per_t: components["schemas"]["Intensity"];
            indirect_t_per_t?: components["schemas"]["Intensity"];
            free_allocation_t_per_t?: components["schemas"]["VerifiedFreeAllocation"];
            unit_content?: components["schemas"]["UnitContent"];
            reporting_period?: components["schemas"]["ReportingPeriod"];
            precursors?: components["schemas"]["PrecursorRequest"][];
            installation: components["schemas"]["InstallationRequest"];
            verification?: components["schemas"]["VerificationRequest"];
        };
        /**
         * @description A document that goes with the primary one.
         * @example packing-list
         * @enum {string}
         */
        AdditionalDocument: "packing-list" | "certificate-of-origin";
        /**
         * @description Money in the invoice's currency, from 0.
         * @example 1020
         */
        Amount: number;
        /** @description A value as the supplier sent it, with what it saves a tonne. */
        AnsweredValue: {
            /** @description UUID of the installation. */
            installation: string;
            /** @description Country of the installation, ISO 3166-1 alpha-3: the origin of goods that the value is used for. */
            country: string;
            /** @description CN code. */
            cn_code: string;
            /** @description Calendar year of the emissions. */
            reporting_period: components["schemas"]["NonNegative"];
            /** @description Production route; null for every route. */
            production_route: string | null;
            /** @description `estimated`, `operator`, `verified` or `withdrawn`. */
            state: string;
            /** @description Specific direct emissions, tCO2e per tonne of goods or functional unit. */
            direct_t_per_t: number;
            /** @description Specific indirect emissions in the same unit. */
            indirect_t_per_t: number | null;
            /** @description Tonnes of clinker or kilograms of nitrogen in a tonne of goods; null for values per tonne of goods. */
            unit_content: number | null;
            /** @description Specific embedded free allocation (SEFA), tCO2e per tonne. */
            free_allocation_t_per_t: number | null;
            /** @description Share that default values stand for. */
            default_share: number | null;
            /** @description Precursors; empty for a simple good, null where nobody told. */
            precursors: components["schemas"]["ValuePrecursor"][] | null;
            /** @description Null without one. */
            carbon_price: components["schemas"]["CarbonPriceDue"] | null;
            /** @description Null without one. */
            verification: components["schemas"]["ValueVerification"] | null;
            /** @description Origin of the figures. */
            source: string | null;
            /** @description The caller's own note. */
            note: string | null;
            /** @description What the value saves against default values; null where one of the two has no figures. */
            saving: components["schemas"]["ValueSaving"] | null;
            /** @description Why there is no saving to tell; null where there is one. */
            no_saving_because: string | null;
        };
        /**
         * @description Day whose law and prices answer, as they were known when it ended in Brussels, or a time in UTC, as `versions.as_of` of an answer has it: with that and `dataset_version` the same question has the same figures for ever. Not after now; now when it is left out.
         * @example 2026-11-20
         */
        AsOf: string;
        AskedCalculation: {
            /** @description CN code, 8 digits. */
            cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country_iso3: string;
            /** @description Net mass in tonnes; of electricity MWh, as `mwh`. */
            tonnage: number;
            /** @description Only for electricity: energy in MWh. */
            mwh?: number;
            /** @description Day of import, or the year where only that was given. */
            import: string;
            /** @description Whether CBAM reaches the goods of this origin. */
            in_scope: boolean;
            sector: components["schemas"]["Sector"];
            /** @description Why there are no figures, and what would be needed. */
            message?: string;
            /** @description The routes to choose from, where the route is missing. */
            production_routes?: components["schemas"]["ProductionRouteValue"][];
            /** @description What a reader of the figures should know. */
            notes: string[];
            /** @description With `explain`: every term with its source. */
            trace?: components["schemas"]["TraceTerm"][];
            supplier_value?: components["schemas"]["SupplierValueUsed"];
            versions: components["schemas"]["Versions"];
            sources: components["schemas"]["Citation"][];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
            /** @description What was read as what, where it stood there in another form. */
            read_as?: components["schemas"]["ReadAs"][];
        } & ({
            /** @constant */
            status: "ok";
            /** @description Route that the figures are of. */
            production_route: string;
            /** @description Direct emissions, tCO2e. */
            direct_emissions_t: number;
            /** @description Indirect emissions, tCO2e. */
            indirect_emissions_t: number;
            /** @description Free allocation that is taken off, tCO2e. */
            free_allocation_t: number;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            net_emissions_t: number;
            certificate_price: components["schemas"]["CertificatePrice"];
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur: number;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur: number;
            /** @description Gross cost less the deduction, EUR. */
            net_cost_eur: number;
            intensity_source: components["schemas"]["IntensitySource"];
        } | {
            /** @constant */
            status: "out_of_scope";
            /** @description Route that the figures are of. */
            production_route: string | null;
            /** @description Direct emissions, tCO2e. */
            direct_emissions_t: number;
            /** @description Indirect emissions, tCO2e. */
            indirect_emissions_t: number;
            /** @description Free allocation that is taken off, tCO2e. */
            free_allocation_t: number;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            net_emissions_t: number;
            certificate_price: components["schemas"]["CertificatePrice"] | null;
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur: number;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur: number;
            /** @description Gross cost less the deduction, EUR. */
            net_cost_eur: number;
            intensity_source: components["schemas"]["IntensitySource"] | null;
            message: string;
        } | {
            /** @constant */
            status: "needs_data";
            /** @description Route that the figures are of. */
            production_route: string | null;
            /** @description Direct emissions, tCO2e. */
            direct_emissions_t: number | null;
            /** @description Indirect emissions, tCO2e. */
            indirect_emissions_t: number | null;
            /** @description Free allocation that is taken off, tCO2e. */
            free_allocation_t: number | null;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            net_emissions_t: number | null;
            certificate_price: components["schemas"]["CertificatePrice"] | null;
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur: number | null;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur: number | null;
            /** @description Gross cost less the deduction, EUR. */
            net_cost_eur: number | null;
            intensity_source: components["schemas"]["IntensitySource"] | null;
            message: string;
        });
        /**
         * @description Name by which the supplier knows who asks: it stands in mails and on the page. It is text of 1 to 100 characters.
         * @example Muster GmbH
         */
        AskerName: string;
        /** @description What a bulk call was answered, a page of its rows. */
        Batch: {
            /** @description Id of the call. */
            request_id: string;
            /** @description Id of the batch. */
            batch_id: string;
            /**
             * @description State of the batch.
             * @enum {string}
             */
            status: "processing" | "ready" | "failed";
            /** Format: date-time */
            processed_at: string;
            /** @description Rows of the call. */
            row_count: components["schemas"]["NonNegative"];
            summary: components["schemas"]["BulkSummary"];
            /** @description What every row was calculated with; null for a batch that was kept without. */
            versions: components["schemas"]["Versions"] | null;
            /** @description Path of the next page; null after the last row. */
            next: string | null;
            results: components["schemas"]["StoredBulkRow"][];
            /** @description What was taken for what in a whole table, in sentences: headings, decimal mark, rows of sums. */
            read_as?: string[];
            /** @description With `sources=short`: the lists of acts that rows rest on, each once. */
            source_lists?: components["schemas"]["Citation"][][];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /** @description A bulk call in the list of its account. */
        BatchEntry: {
            /** @description Id of the call. */
            request_id: string;
            /** @description Id of the batch. */
            batch_id: string;
            /**
             * @description State of the batch.
             * @enum {string}
             */
            status: "processing" | "ready" | "failed";
            /** Format: date-time */
            processed_at: string;
            /** @description Rows of the call. */
            row_count: components["schemas"]["NonNegative"];
            summary: components["schemas"]["BulkSummary"];
        };
        /** @description A page of an account's bulk calls, newest first. */
        BatchList: {
            batches: components["schemas"]["BatchEntry"][];
            /** @description Send it as `cursor` to get the next page; null after the last entry. */
            next_cursor: string | null;
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /**
         * @description `request_id` of the bulk call.
         * @example shipments-2026-03
         */
        BatchRequestId: string;
        /** @description A production route that has a benchmark for the year. */
        BenchmarkRoute: {
            /** @description Route code such as `(C)`; `default` where the benchmark doesn't depend on the route. */
            production_route: string;
            /** @description What the letter stands for. */
            description: string;
            /** @description Benchmark of the process alone, column A of the act, tCO2e per tonne. */
            column_a_t_per_t: number;
            /** @description Benchmark of the whole chain, column B of the act, tCO2e per tonne. */
            column_b_t_per_t: number;
            source: components["schemas"]["Citation"];
        };
        /** @description The shipments of a bulk call. */
        BulkRequest: {
            shipments: components["schemas"]["BulkShipment"][];
        };
        /** @description A bulk call, answered. */
        BulkResult: {
            /** @description Id under which the call is found again. */
            request_id: string;
            /** Format: date-time */
            processed_at: string;
            /** @description Rows of the call. */
            row_count: components["schemas"]["NonNegative"];
            summary: components["schemas"]["BulkSummary"];
            /** @description What every row was calculated with; null for a batch that was kept without. */
            versions: components["schemas"]["Versions"] | null;
            /** @description One result a row, in the order of the call. */
            results: components["schemas"]["BulkRow"][];
            /** @description What was taken for what in a whole table, in sentences: headings, decimal mark, rows of sums. */
            read_as?: string[];
            /** @description With `sources=short`: the lists of acts that rows rest on, each once. */
            source_lists?: components["schemas"]["Citation"][][];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /** @description A row's result. */
        BulkRow: {
            /** @description Position in `shipments`, from 0. */
            row_index: components["schemas"]["NonNegative"];
            /** @description The caller's own reference. */
            client_ref: string | null;
            input: components["schemas"]["BulkRowInput"];
            output: components["schemas"]["BulkRowCalculation"] | components["schemas"]["ShortBulkRowCalculation"] | components["schemas"]["BulkRowError"];
        };
        BulkRowCalculation: {
            /** @description CN code, 8 digits. */
            cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country_iso3: string;
            /** @description Net mass in tonnes; of electricity MWh, as `mwh`. */
            tonnage: number;
            /** @description Only for electricity: energy in MWh. */
            mwh?: number;
            /** @description Day of import, or the year where only that was given. */
            import: string;
            /** @description Whether CBAM reaches the goods of this origin. */
            in_scope: boolean;
            sector: components["schemas"]["Sector"];
            /** @description Why there are no figures, and what would be needed. */
            message?: string;
            /** @description The routes to choose from, where the route is missing. */
            production_routes?: components["schemas"]["ProductionRouteValue"][];
            /** @description What a reader of the figures should know. */
            notes: string[];
            /** @description With `explain`: every term with its source. */
            trace?: components["schemas"]["TraceTerm"][];
            supplier_value?: components["schemas"]["SupplierValueUsed"];
            /** @description With `document_codes`: the code of the row's line of the import declaration on the day of `import`; absent for rows without a day. */
            document_codes?: {
                /**
                 * @description `none` where no code is needed; `must_not_be_released` where none may be used.
                 * @enum {string}
                 */
                answer: "code" | "none" | "must_not_be_released";
                /** @description How the import stands to Regulation (EU) 2023/956, such as `in_scope`. */
                standing: string;
                codes: {
                    /** @description Code of the supporting document, such as Y128. */
                    code: string;
                    /** @description Why: authorised, applied, de_minimis, union_origin, territory, military, offshore, inward. */
                    basis: string;
                    /** @description What stands beside it: account number, number of the application or procedure. */
                    reference: string | null;
                    /** @description What the reference is: account, application, procedure or none. */
                    reference_kind: string;
                    /**
                     * Format: date
                     * @description First day of release on which it may be used.
                     */
                    valid_from: string;
                    /** @description Last day; null while it goes on. */
                    valid_to: string | null;
                    /** @description Where it is told. */
                    source: string;
                }[];
                /** @description What a reader should know, and which rule is not sure: a sentence each, with its source. */
                notes: string[];
            };
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            sources: components["schemas"]["Citation"][];
            disclosure: components["schemas"]["Disclosure"];
        } & ({
            /** @constant */
            status: "ok";
            /** @description Route that the figures are of. */
            production_route: string;
            /** @description Direct emissions, tCO2e. */
            direct_emissions_t: number;
            /** @description Indirect emissions, tCO2e. */
            indirect_emissions_t: number;
            /** @description Free allocation that is taken off, tCO2e. */
            free_allocation_t: number;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            net_emissions_t: number;
            certificate_price: components["schemas"]["CertificatePrice"];
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur: number;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur: number;
            /** @description Gross cost less the deduction, EUR. */
            net_cost_eur: number;
            intensity_source: components["schemas"]["IntensitySource"];
        } | {
            /** @constant */
            status: "out_of_scope";
            /** @description Route that the figures are of. */
            production_route: string | null;
            /** @description Direct emissions, tCO2e. */
            direct_emissions_t: number;
            /** @description Indirect emissions, tCO2e. */
            indirect_emissions_t: number;
            /** @description Free allocation that is taken off, tCO2e. */
            free_allocation_t: number;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            net_emissions_t: number;
            certificate_price: components["schemas"]["CertificatePrice"] | null;
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur: number;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur: number;
            /** @description Gross cost less the deduction, EUR. */
            net_cost_eur: number;
            intensity_source: components["schemas"]["IntensitySource"] | null;
            message: string;
        } | {
            /** @constant */
            status: "needs_data";
            /** @description Route that the figures are of. */
            production_route: string | null;
            /** @description Direct emissions, tCO2e. */
            direct_emissions_t: number | null;
            /** @description Indirect emissions, tCO2e. */
            indirect_emissions_t: number | null;
            /** @description Free allocation that is taken off, tCO2e. */
            free_allocation_t: number | null;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            net_emissions_t: number | null;
            certificate_price: components["schemas"]["CertificatePrice"] | null;
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur: number | null;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur: number | null;
            /** @description Gross cost less the deduction, EUR. */
            net_cost_eur: number | null;
            intensity_source: components["schemas"]["IntensitySource"] | null;
            message: string;
        });
        /** @description What is wrong with a row; the other rows are not affected. */
        BulkRowError: {
            /** @enum {string} */
            status: "error";
            /** @description What is wrong with the row. */
            message: string;
            errors: components["schemas"]["Issue"][];
        };
        /** @description What was readable of a row; null where it wasn't. */
        BulkRowInput: {
            /** @description CN code. */
            cn_code: string | null;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country_iso3: string | null;
            /** @description Net mass in tonnes; of electricity MWh, as `mwh`. */
            tonnage: number | null;
            /** @description Year of import. */
            import_year: components["schemas"]["Int"] | null;
            /** @description Day of import, where the row gave one. */
            import?: string | null;
            /** @description Net mass in kilograms, where the row gave it. */
            net_mass_kg?: number;
            /** @description Energy in MWh, where the row gave it. */
            mwh?: number;
            /** @description What was read as what, where it stood there in another form. */
            read_as?: components["schemas"]["ReadAs"][];
            /** @description Cells of columns that were passed through (`extra_columns=keep`), by their headings. */
            extra?: {
                [key: string]: (string | number | boolean) | null;
            };
            /** @description What was sent, where the row has an error: long values are cut, nested ones stand as their JSON; cells behind the last column of a table as `column <position>`. */
            sent?: {
                [key: string]: (string | number | boolean) | null;
            };
            /** @description The row itself, where it has an error and is no object. */
            sent_value?: (string | number | boolean) | null;
        };
        /** @description One row of a bulk call. `tonnage` is required, or `net_mass_kg` in its place, for electricity `mwh`; `import` wins over `import_year`. */
        BulkShipment: {
            cn_code: components["schemas"]["CnCode"];
            taric_code?: components["schemas"]["TaricCode"];
            origin_country: components["schemas"]["CountryAlpha3"];
            tonnage?: components["schemas"]["Tonnes"];
            mwh?: components["schemas"]["MegawattHours"];
            client_ref?: components["schemas"]["ClientRef"];
            production_route?: components["schemas"]["ProductionRoute"];
            verified_direct_intensity?: components["schemas"]["Intensity"];
            verified_indirect_intensity?: components["schemas"]["Intensity"];
            verified_free_allocation?: components["schemas"]["VerifiedFreeAllocation"];
            unit_content?: components["schemas"]["UnitContent"];
            reporting_period?: components["schemas"]["ReportingPeriod"];
            origin_carbon_price_eur_per_t?: components["schemas"]["CarbonPrice"];
            precursors?: components["schemas"]["PrecursorRequest"][];
            value_id?: components["schemas"]["UsedValueId"];
            assume_cscf?: components["schemas"]["CorrectionFactor"];
            net_mass_kg?: components["schemas"]["Kilograms"];
            import?: components["schemas"]["ImportDay"];
            import_year?: components["schemas"]["ImportYear"];
        };
        /** @description The rows counted by status, and the sum of their costs. */
        BulkSummary: {
            /** @description Rows of the call. */
            total: components["schemas"]["NonNegative"];
            /** @description Rows with figures (`ok`). */
            in_scope: components["schemas"]["NonNegative"];
            /** @description Rows that CBAM doesn't reach. */
            out_of_scope: components["schemas"]["NonNegative"];
            /** @description Rows that lack something, which their `message` names. */
            needs_data: components["schemas"]["NonNegative"];
            /** @description Rows that could not be read or calculated. */
            errors: components["schemas"]["NonNegative"];
            /** @description Sum of the rows' printed net costs, exact, EUR. */
            total_net_cost_eur: number;
            /** @description The same by period of import, in order; the costs add up to `total_net_cost_eur`. */
            by_period: components["schemas"]["PeriodSummary"][];
        };
        Calculation: {
            /** @description CN code, 8 digits. */
            cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country_iso3: string;
            /** @description Net mass in tonnes; of electricity MWh, as `mwh`. */
            tonnage: number;
            /** @description Only for electricity: energy in MWh. */
            mwh?: number;
            /** @description Day of import, or the year where only that was given. */
            import: string;
            /** @description Whether CBAM reaches the goods of this origin. */
            in_scope: boolean;
            sector: components["schemas"]["Sector"];
            /** @description Why there are no figures, and what would be needed. */
            message?: string;
            /** @description The routes to choose from, where the route is missing. */
            production_routes?: components["schemas"]["ProductionRouteValue"][];
            /** @description What a reader of the figures should know. */
            notes: string[];
            /** @description With `explain`: every term with its source. */
            trace?: components["schemas"]["TraceTerm"][];
            supplier_value?: components["schemas"]["SupplierValueUsed"];
            versions: components["schemas"]["Versions"];
            sources: components["schemas"]["Citation"][];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        } & ({
            /** @constant */
            status: "ok";
            /** @description Route that the figures are of. */
            production_route: string;
            /** @description Direct emissions, tCO2e. */
            direct_emissions_t: number;
            /** @description Indirect emissions, tCO2e. */
            indirect_emissions_t: number;
            /** @description Free allocation that is taken off, tCO2e. */
            free_allocation_t: number;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            net_emissions_t: number;
            certificate_price: components["schemas"]["CertificatePrice"];
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur: number;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur: number;
            /** @description Gross cost less the deduction, EUR. */
            net_cost_eur: number;
            intensity_source: components["schemas"]["IntensitySource"];
        } | {
            /** @constant */
            status: "out_of_scope";
            /** @description Route that the figures are of. */
            production_route: string | null;
            /** @description Direct emissions, tCO2e. */
            direct_emissions_t: number;
            /** @description Indirect emissions, tCO2e. */
            indirect_emissions_t: number;
            /** @description Free allocation that is taken off, tCO2e. */
            free_allocation_t: number;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            net_emissions_t: number;
            certificate_price: components["schemas"]["CertificatePrice"] | null;
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur: number;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur: number;
            /** @description Gross cost less the deduction, EUR. */
            net_cost_eur: number;
            intensity_source: components["schemas"]["IntensitySource"] | null;
            message: string;
        } | {
            /** @constant */
            status: "needs_data";
            /** @description Route that the figures are of. */
            production_route: string | null;
            /** @description Direct emissions, tCO2e. */
            direct_emissions_t: number | null;
            /** @description Indirect emissions, tCO2e. */
            indirect_emissions_t: number | null;
            /** @description Free allocation that is taken off, tCO2e. */
            free_allocation_t: number | null;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            net_emissions_t: number | null;
            certificate_price: components["schemas"]["CertificatePrice"] | null;
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur: number | null;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur: number | null;
            /** @description Gross cost less the deduction, EUR. */
            net_cost_eur: number | null;
            intensity_source: components["schemas"]["IntensitySource"] | null;
            message: string;
        });
        /** @description Change from the calculation before, with its sign. */
        CalculationDifference: {
            /** @description Embedded emissions, tCO2e. */
            embedded_t: number;
            /** @description Certificates before they are rounded, tCO2e. */
            net_t: number;
            /** @description Cost, EUR. */
            cost_eur: number;
        };
        /** @description One shipment, with the precursors of a complex good where they are known. `tonnage` is required, for electricity `mwh` instead. */
        CalculationRequest: {
            cn_code: components["schemas"]["CnCode"];
            taric_code?: components["schemas"]["TaricCode"];
            origin_country: components["schemas"]["CountryAlpha3"];
            tonnage?: components["schemas"]["Tonnes"];
            mwh?: components["schemas"]["MegawattHours"];
            client_ref?: components["schemas"]["ClientRef"];
            production_route?: components["schemas"]["ProductionRoute"];
            verified_direct_intensity?: components["schemas"]["Intensity"];
            verified_indirect_intensity?: components["schemas"]["Intensity"];
            verified_free_allocation?: components["schemas"]["VerifiedFreeAllocation"];
            unit_content?: components["schemas"]["UnitContent"];
            reporting_period?: components["schemas"]["ReportingPeriod"];
            origin_carbon_price_eur_per_t?: components["schemas"]["CarbonPrice"];
            precursors?: components["schemas"]["PrecursorRequest"][];
            value_id?: components["schemas"]["UsedValueId"];
            assume_cscf?: components["schemas"]["CorrectionFactor"];
            import?: components["schemas"]["ImportDay"];
            explain?: components["schemas"]["Flag"];
            dataset_version?: components["schemas"]["DatasetVersion"];
            as_of?: components["schemas"]["AsOf"];
            sources?: components["schemas"]["SourcesForm"];
        };
        /**
         * @description `ok`: figures; `out_of_scope`: CBAM doesn't reach the goods, all figures are 0; `needs_data`: figures are null, `message` says what is missing.
         * @enum {string}
         */
        CalculationStatus: "ok" | "out_of_scope" | "needs_data";
        /** @description The dates of a declarant's calendar year. */
        CalendarAnswer: {
            /** @description Calendar year. */
            year: components["schemas"]["NonNegative"];
            dates: {
                /**
                 * Format: date
                 * @description The day that the act names.
                 */
                day: string;
                /** @description What it is about, such as `declaration_and_surrender`. */
                kind: string;
                /** @description Period or year that it is about. */
                about: string;
                /** @description The same in words. */
                summary: string;
                /** @description Whether the day is a Saturday or Sunday. */
                is_weekend: boolean;
                /**
                 * Format: date
                 * @description The Monday after a weekend, to which Regulation 1182/71 may move the day. Public holidays, which differ between member states and institutions, are not counted: where that Monday is one, the day after may hold.
                 */
                working_day: string;
                /** @description The article. */
                source: string;
            }[];
        };
        /**
         * @description Calendar month, from 2026-01: imports up to its last day count.
         * @example 2026-09
         */
        CalendarMonth: string;
        /**
         * @description Calendar year of release for free circulation, from 2026.
         * @example 2026
         */
        CalendarYear: number | string;
        /**
         * @description Amount in the currency that is given beside it, per tonne of CO2e or of goods.
         * @example 12.5
         */
        CarbonAmount: number;
        /**
         * @description EUR per tCO2e that was paid in the country of origin.
         * @example 12.5
         */
        CarbonPrice: number;
        /** @description A carbon price that was paid abroad (Regulation (EU) 2023/956, Article 9). */
        CarbonPriceClaim: {
            eur_per_t: components["schemas"]["CarbonPrice"];
            certifier?: components["schemas"]["Certifier"];
            evidence?: components["schemas"]["Evidence"];
        };
        /** @description Carbon price due where the goods are made. */
        CarbonPriceDue: {
            /** @description Amount before the rebate. */
            amount: number;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description `emissions` or `goods`: per tonne of CO2e or of goods. */
            per: string;
            /** @description Part that is compensated. */
            rebate: number;
            /** @description Independent person who certified the payment. */
            certifier: string | null;
            /** @description Reference of the evidence. */
            evidence: string | null;
        };
        /** @description A carbon price that is due where the goods are made, before the rebate, which is 0 where nothing is compensated (Regulation (EU) 2023/956, Article 9). */
        CarbonPriceDueRequest: {
            amount: components["schemas"]["CarbonAmount"];
            currency: components["schemas"]["Currency"];
            per: components["schemas"]["CarbonPriceUnit"];
            rebate: components["schemas"]["CarbonAmount"];
            certifier?: components["schemas"]["Certifier"];
            evidence?: components["schemas"]["Evidence"];
        };
        /**
         * @description EUR per tCO2e that was paid in the country of origin. A plain decimal with a point.
         * @example 12.5
         */
        CarbonPriceText: number | string;
        /**
         * @description Per tonne of CO2e that was emitted, or per tonne of goods.
         * @example emissions
         * @enum {string}
         */
        CarbonPriceUnit: "emissions" | "goods";
        /** @description The Catena-X aspect `urn:samm:io.catenax.cbam:1.0.0`, by the members that values are made of; others are not read. */
        CatenaXCbam: {
            good: ({
                cnCode?: string;
                productDescription?: string;
                operator?: ({
                    operatorIdentification?: {
                        operatorName?: string;
                    } & {
                        [key: string]: unknown[] | boolean | null | number | Record<string, never> | string;
                    };
                    installation?: ({
                        installationIdentification?: {
                            installationName?: string;
                            installationIds?: {
                                installationCbamId?: string;
                            } & {
                                [key: string]: unknown[] | boolean | null | number | Record<string, never> | string;
                            };
                            address?: {
                                country?: string;
                                city?: string;
                                latitude?: components["schemas"]["JsonNumber"];
                                longitude?: components["schemas"]["JsonNumber"];
                                unLoCode?: string;
                            } & {
                                [key: string]: unknown[] | boolean | null | number | Record<string, never> | string;
                            };
                        } & {
                            [key: string]: unknown[] | boolean | null | number | Record<string, never> | string;
                        };
                        emissionsRecords?: ({
                            activityData?: {
                                referencePeriodStart?: string;
                                referencePeriodEnd?: string;
                            } & {
                                [key: string]: unknown[] | boolean | null | number | Record<string, never> | string;
                            };
                            directEmissions?: {
                                specificEmbeddedEmissionsDirect?: components["schemas"]["JsonNumber"];
                            } & {
                                [key: string]: unknown[] | boolean | null | number | Record<string, never> | string;
                            };
                            indirectEmissions?: {
                                specificEmbeddedEmissionsIndirect?: components["schemas"]["JsonNumber"];
                            } & {
                                [key: string]: unknown[] | boolean | null | number | Record<string, never> | string;
                            };
                            freeAllocationFactor?: components["schemas"]["JsonNumber"];
                        } & {
                            [key: string]: unknown[] | boolean | null | number | Record<string, never> | string;
                        })[];
                    } & {
                        [key: string]: unknown[] | boolean | null | number | Record<string, never> | string;
                    })[];
                } & {
                    [key: string]: unknown[] | boolean | null | number | Record<string, never> | string;
                })[];
            } & {
                [key: string]: unknown[] | boolean | null | number | Record<string, never> | string;
            })[];
        } & {
            [key: string]: unknown[] | boolean | null | number | Record<string, never> | string;
        };
        /**
         * @description Number of the account in the CBAM registry.
         * @example DE-CBAM-0001
         */
        CbamAccount: string;
        /** @description Certificates that end on a day. */
        CertificateCancellation: {
            /**
             * Format: date
             * @description 1 November on which they are cancelled (Article 24).
             */
            day: string;
            /** @description Certificates that are left for it. */
            number: components["schemas"]["NonNegative"];
            /** @description What they were bought for, EUR. */
            value_eur: number;
            /** @description UUIDs of the lots. */
            lots: string[];
        };
        /** @description What a certificate of origin says beside the invoice. */
        CertificateDetails: {
            number?: components["schemas"]["OriginCertificateNumber"];
            remarks?: components["schemas"]["CertificateRemarks"];
        };
        /**
         * @description Price of one certificate as it was bought, EUR.
         * @example 75.36
         */
        CertificateEur: number;
        /**
         * @description Quarter of 2026 that the certificate is for, or `weekly` for later imports.
         * @example 2026-Q1
         * @enum {string}
         */
        CertificateKind: "2026-Q1" | "2026-Q2" | "2026-Q3" | "2026-Q4" | "weekly";
        /** @description Certificates that were bought at once. */
        CertificateLotRequest: {
            declarant: components["schemas"]["RecordId"];
            kind: components["schemas"]["CertificateKind"];
            bought_on: components["schemas"]["Day"];
            number: components["schemas"]["CertificateNumber"];
            unit_price_eur: components["schemas"]["CertificateEur"];
            reference?: components["schemas"]["PurchaseReference"];
        };
        /**
         * @description Why the certificates left the account.
         * @example surrendered
         * @enum {string}
         */
        CertificateMoveKind: "surrendered" | "bought_back" | "cancelled";
        /** @description Certificates that left the account. */
        CertificateMoveRequest: {
            declarant: components["schemas"]["RecordId"];
            lot: components["schemas"]["RecordId"];
            kind: components["schemas"]["CertificateMoveKind"];
            day: components["schemas"]["Day"];
            number: components["schemas"]["CertificateNumber"];
            for_year?: components["schemas"]["ImportYear"];
        };
        /**
         * @description How many certificates: a certificate is one whole tonne of CO2e (Regulation (EU) 2023/956, Article 3(24)).
         * @example 1
         */
        CertificateNumber: number;
        /** @description A published price of CBAM certificates. */
        CertificatePrice: {
            /** @description Quarter (`2026-Q1`) or, from 2027, ISO week (`2027-W01`) that the price is of. */
            period: string;
            /** @description EUR per tCO2e. */
            price_eur_per_tco2e: number;
            /**
             * Format: date
             * @description Day of publication; the price counts from that day.
             */
            published_at: string;
        };
        /** @description The prices that count at the moment that was asked for, the newest period first. */
        CertificatePrices: {
            prices: components["schemas"]["PublishedPrice"][];
            versions: components["schemas"]["Versions"];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /**
         * @description Remarks on the certificate of origin. It is text of 1 to 500 characters on at most 6 lines.
         * @example Issued retrospectively
         */
        CertificateRemarks: string;
        /** @description A lot or a move that was recorded by mistake. */
        CertificateWithdrawalRequest: {
            declarant: components["schemas"]["RecordId"];
            /**
             * Format: uuid
             * @description UUID of the lot or the move that was recorded by mistake.
             * @example 0190163d-8694-739b-aea5-966c26f8ad91
             */
            recorded: string;
            note?: components["schemas"]["WithdrawalNote"];
        };
        /** @description A declarant's account of certificates. */
        CertificatesAnswer: {
            /** @description UUID of the declarant. */
            declarant: string;
            /**
             * Format: date
             * @description Day at whose end the account is told.
             */
            as_of: string;
            /** @description Certificates on the account, without those that were cancelled by the day. */
            held: components["schemas"]["NonNegative"];
            /** @description Lots in the order of purchase, never averaged. */
            lots: {
                /** @description UUID of the lot. */
                id: string;
                /** @description Quarter of 2026, or weekly. */
                kind: string;
                /**
                 * Format: date
                 * @description Day of purchase.
                 */
                bought_on: string;
                /** @description Certificates that were bought. */
                number: components["schemas"]["NonNegative"];
                /** @description Price of one, EUR. */
                unit_price_eur: number;
                /** @description Reference of the purchase. */
                reference: string | null;
                /** @description Certificates that are left; from the day of their cancellation on those that wait for a sale back recorded for a later day. */
                left: components["schemas"]["NonNegative"];
                /** @description What those that are left were bought for, EUR. */
                value_eur: number;
                /**
                 * Format: date
                 * @description Last day to ask for buying them back (Article 23).
                 */
                buy_back_by: string;
                /**
                 * Format: date
                 * @description Day on which those that are left are cancelled without compensation (Article 24).
                 */
                cancelled_on: string;
            }[];
            /** @description What left the account, by day. */
            moves: {
                /** @description UUID of the move. */
                id: string;
                /** @description UUID of the lot. */
                lot: string;
                /** @description surrendered, bought_back or cancelled. */
                kind: string;
                /**
                 * Format: date
                 * @description Day on which they left the account.
                 */
                day: string;
                /** @description How many. */
                number: components["schemas"]["NonNegative"];
                /** @description Year that they were surrendered for. */
                for_year: components["schemas"]["Int"] | null;
            }[];
            /** @description What is cancelled without compensation unless it leaves the account before, by day; days that are over stay, with what no move took, a sale back on a later day included. */
            cancellations: components["schemas"]["CertificateCancellation"][];
            /** @description What may be sold back, by year of purchase; in answers of `GET` only. */
            buy_back?: components["schemas"]["YearsBuyBack"][];
            /** @description Lots and moves that were recorded by mistake and taken back: they count nowhere. */
            withdrawn: components["schemas"]["WithdrawnCertificates"][];
            /** @description UUID of the lot or move that this call recorded or took back, or that was there already; in answers of `POST` only. */
            recorded?: string;
            /**
             * @description What the call came to: unchanged where it was recorded, or taken back, before; in answers of `POST` only.
             * @enum {string}
             */
            result?: "added" | "withdrawn" | "unchanged";
            /** @description What a reader should know, and which rule is not sure: a sentence each, with its source. */
            notes: string[];
        };
        /**
         * @description Independent person who certified the payment.
         * @example DE-V-0001
         */
        Certifier: string;
        /** @description An act that a figure or rule comes from. */
        Citation: {
            /** @description The act and article, as a person reads it. */
            label: string;
            /** @description Where its text stands. */
            url: string;
        };
        /**
         * @description Town or city. It is text of 1 to 100 characters.
         * @example Shanghai
         */
        City: string;
        /**
         * @description Why Regulation (EU) 2023/956 does not apply, where only the importer can know: Article 2(3a), (4) or (5).
         * @example territory
         * @enum {string}
         */
        ClaimedExemption: "territory" | "military" | "offshore";
        /**
         * @description The caller's own reference; it comes back with the answer.
         * @example PO-4711
         */
        ClientRef: string;
        /**
         * @description A CN code of 8 digits such as "72083900".
         * @example 72083900
         */
        CnCode: string;
        /** @description Cost of a CN code over all years. */
        CodeCost: {
            /** @description CN code, 8 digits. */
            cn_code: string;
            /** @description Rows with figures. */
            rows: components["schemas"]["NonNegative"];
            /** @description Rows with verified values that have no default value: they count in `known_eur` alone. */
            without_default: components["schemas"]["NonNegative"];
            /** @description Cost with default values, of the rows that have one, EUR. */
            default_eur: number;
            /** @description Cost with verified values where they are known, else default ones, EUR. */
            known_eur: number;
            /** @description What the verified values save, of the rows that have a default value, EUR. */
            saving_eur: number;
        };
        /** @description The code that a line of an import declaration needs. */
        CodesAnswer: {
            /**
             * @description `none` where no code is needed; `must_not_be_released` where none may be used.
             * @enum {string}
             */
            answer: "code" | "none" | "must_not_be_released";
            /** @description How the import stands to Regulation (EU) 2023/956, such as `in_scope`. */
            standing: string;
            codes: {
                /** @description Code of the supporting document, such as Y128. */
                code: string;
                /** @description Why: authorised, applied, de_minimis, union_origin, territory, military, offshore, inward. */
                basis: string;
                /** @description What stands beside it: account number, number of the application or procedure. */
                reference: string | null;
                /** @description What the reference is: account, application, procedure or none. */
                reference_kind: string;
                /**
                 * Format: date
                 * @description First day of release on which it may be used.
                 */
                valid_from: string;
                /** @description Last day; null while it goes on. */
                valid_to: string | null;
                /** @description Where it is told. */
                source: string;
            }[];
            /** @description What a reader should know, and which rule is not sure: a sentence each, with its source. */
            notes: string[];
        };
        /** @description Every origin and production route of goods, ranked by net cost. */
        Comparison: {
            status: components["schemas"]["CalculationStatus"];
            /** @description CN code, 8 digits. */
            cn_code: string;
            sector: components["schemas"]["Sector"];
            /** @description Net mass in tonnes; of electricity MWh, as `mwh`. */
            tonnage: number;
            /** @description Only for electricity: energy in MWh. */
            mwh?: number;
            /** @description Day of import. */
            import: string;
            certificate_price: components["schemas"]["CertificatePrice"] | null;
            /** @description Why there is no ranking, and what would be needed; with `status: ok` where `verified` has figures and no origin has. */
            message?: string;
            /** @description Origins and routes, the cheapest first; those without figures last. */
            origins: components["schemas"]["RankedOrigin"][];
            /** @description Rows that rest on the row of all other countries and territories. */
            fallback_count: components["schemas"]["NonNegative"];
            verified?: components["schemas"]["VerifiedBeside"];
            /** @description Notes on the ranking first, then those that rows point into; each once. */
            notes: string[];
            versions: components["schemas"]["Versions"];
            sources: components["schemas"]["Citation"][];
            /** @description What was read as what, where it stood there in another form. */
            read_as?: components["schemas"]["ReadAs"][];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /** @description The CBAM authority of a member state. */
        CompetentAuthority: {
            /** @description Name of the member state. */
            country: string;
            /** @description Name of the authority; null where it isn't known. */
            authority: string | null;
            /** @description Mailbox; null where it isn't known. */
            email: string | null;
            /** @description Page; null where it isn't known. */
            website: string | null;
            /** @description What else was read, such as who does which part of the work; no contact. */
            note: string | null;
            /** @description Where this was read: the authority's own page where one is known. */
            source_url: string | null;
            /** @description When it was read there. */
            source_accessed_at: string | null;
        };
        /**
         * @description `true`: an accredited verifier has confirmed the values of the producer. Otherwise the answer says that nobody has, and what the default values cost until then.
         * @example true
         */
        Confirmed: boolean | ("true" | "false");
        /**
         * @description `true`: an accredited verifier has confirmed the values of the producer. Otherwise the answer says that nobody has, and what the default values cost until then.
         * @example true
         */
        ConfirmedValues: boolean;
        /**
         * @description Numbers of the containers. It is text of 1 to 300 characters.
         * @example HLXU 123456 1
         */
        ContainerNumbers: string;
        /**
         * @description Cross-sectoral correction factor to assume for a year that has none yet (2031 to 2033), a share such as 1; the benchmarks of the last year go on then, and a note says so.
         * @example 1
         */
        CorrectionFactor: number;
        /**
         * @description Cross-sectoral correction factor to assume for a year that has none yet (2031 to 2033), a share such as 1; the benchmarks of the last year go on then, and a note says so. A plain decimal with a point.
         * @example 1
         */
        CorrectionFactorText: number | string;
        /**
         * @description Countries of origin to compare, ISO 3166-1 alpha-3 codes parted by commas; every country that the default values name when it is left out.
         * @example CHN,TUR,GBR
         */
        Countries: string;
        /**
         * @description ISO 3166-1 alpha-2 country code, upper or lower case.
         * @example DE
         */
        CountryAlpha2: string;
        /**
         * @description ISO 3166-1 alpha-3 country code, upper or lower case; Kosovo is XKX.
         * @example CHN
         */
        CountryAlpha3: string;
        /**
         * @description ISO 4217 code of a currency in use; money has its minor unit (JPY 0, USD 2, KWD 3 decimals).
         * @example USD
         * @enum {string}
         */
        Currency: "AED" | "AFN" | "ALL" | "AMD" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHF" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG";
        /**
         * @description Where the page begins: the cursor that the page before of the same list closed with. The newest when it is left out.
         * @example AZAWPYaUc5uupZZsJvitkQ
         */
        Cursor: string;
        /** @description A line of an import declaration as customs communicate it. `net_mass_kg` or `tonnage` is required, for electricity `mwh` instead. What is left out is not compared; `taric_code` is where the ledger states one too. */
        CustomsRowRequest: {
            eori?: components["schemas"]["Eori"];
            cbam_account?: components["schemas"]["AccountOfRow"];
            mrn?: components["schemas"]["Mrn"];
            item?: components["schemas"]["ItemNumber"];
            cn_code: components["schemas"]["CnCode"];
            taric_code?: components["schemas"]["TaricCode"];
            net_mass_kg?: components["schemas"]["NetMassKg"];
            tonnage?: components["schemas"]["Tonnes"];
            mwh?: components["schemas"]["MegawattHours"];
            origin_country: components["schemas"]["CountryAlpha3"];
            release_date: components["schemas"]["Day"];
            procedure?: components["schemas"]["ReleaseProcedure"];
        };
        /** @description What transport documents state of dangerous goods; printed below the line's description. */
        DangerousGoods: {
            unNumber: components["schemas"]["UnNumber"];
            properShippingName: components["schemas"]["ProperShippingName"];
            class: components["schemas"]["HazardClass"];
            packingGroup?: components["schemas"]["PackingGroup"];
        };
        /** @description A version of the default values, with acts and hashes. */
        DataSet: {
            /** @description Version, the day from which the table is used. */
            version: string;
            /** @description What it is. */
            title: string;
            /** @description Whether it answers when no version is named. */
            is_in_force: boolean;
            /**
             * Format: date
             * @description First day on which the service answers with it.
             */
            in_force_from: string;
            in_force_until: string | null;
            /**
             * Format: date
             * @description First day of import that it applies to.
             */
            applies_from: string;
            /** Format: date-time */
            added_at?: string;
            /** Format: date-time */
            withdrawn_at?: string;
            /** @description SHA-256 of the lines `<sha256>  <name>` of its files by name: what `versions` has. */
            sha256: string;
            /** @description What must be said wherever the values are passed on. */
            notice?: string;
            legal_acts: components["schemas"]["Citation"][];
            files: {
                /** @description File of the table. */
                name: string;
                /** @description SHA-256 of its bytes, lower-case hex. */
                sha256: string;
                /** @description Rows. */
                rows: components["schemas"]["NonNegative"];
            }[];
        };
        /** @description Every data set, the newest first. */
        DataSets: {
            datasets: components["schemas"]["DataSet"][];
            /** @description Default values of electricity; none where the operator left them off. */
            electricity: components["schemas"]["DataSet"][];
            /** @description Editions of the tables that every data set shares, the newest first. */
            shared_tables: components["schemas"]["SharedTables"][];
            versions: components["schemas"]["Versions"];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /**
         * @description Version of the default values to calculate with, as `GET /api/v1/cbam/datasets` lists them; the one in force when it is left out. Several, with commas between them as an answer over imports of several days names them: of these each import takes the one that applies to its day.
         * @example 2026-08-06
         */
        DatasetVersion: string;
        /**
         * Format: date
         * @description A calendar date YYYY-MM-DD.
         * @example 2026-11-21
         */
        Day: string;
        /**
         * @description Order of day and month in dates with the year last: `dmy` or `mdy`. Left out, the dates of a column tell, or the call is refused and asks; a date alone has the day first.
         * @example dmy
         * @enum {string}
         */
        DayOrder: "dmy" | "mdy";
        /**
         * @description Decimal mark of the numbers of a table (and, with `lenient=true`, of numbers sent as text). Without it a table separated by commas has points; in any other the numbers tell, and one that could be thousands is an error that asks. With it the other mark groups thousands: `1.204` is 1204 with `comma`. A CSV answer to what isn't CSV has semicolons where this is `comma`.
         * @example comma
         * @enum {string}
         */
        DecimalMark: "comma" | "point";
        /** @description By whom declaration, holding and certificates are. */
        Declarant: {
            /** @description UUID of the declarant. */
            id: string;
            /** @description EORI number. */
            eori: string;
            /** @description Name. */
            name: string;
            /** @description Number of the account in the CBAM registry; null before the authorisation. */
            cbam_account: string | null;
            /** @description State today: applied, authorised, refused or revoked; null without one. */
            state: string | null;
            /** @description Every state, by its first day. */
            states: {
                /** @description applied, authorised, refused or revoked. */
                state: string;
                /**
                 * Format: date
                 * @description First day of the state.
                 */
                from: string;
                /** @description Number of the application. */
                reference: string | null;
                /**
                 * Format: date
                 * @description Day in Brussels on which the state was recorded.
                 */
                recorded_on: string;
            }[];
        };
        /** @description The account's declarants, by name. */
        DeclarantList: {
            declarants: components["schemas"]["Declarant"][];
        };
        /** @description A declarant by its EORI number: one that is there gets the new name and, where one is sent, the new account number. Its states are added to those that are there, all or none, and none is ever changed; the same again is not added twice, unless another was recorded for the same day since. */
        DeclarantRequest: {
            eori: components["schemas"]["Eori"];
            name: components["schemas"]["PersonName"];
            cbam_account?: components["schemas"]["CbamAccount"];
            states?: components["schemas"]["DeclarantStateRequest"][];
        };
        /**
         * @description What the application for the status of authorised CBAM declarant has come to.
         * @example authorised
         * @enum {string}
         */
        DeclarantState: "applied" | "authorised" | "refused" | "revoked";
        /** @description A state from a day on. */
        DeclarantStateRequest: {
            state: components["schemas"]["DeclarantState"];
            from: components["schemas"]["Day"];
            reference?: components["schemas"]["ReferenceText"];
        };
        /**
         * @description Declaration at the foot of a commercial or proforma invoice. It is text of 1 to 2000 characters on at most 20 lines.
         * @example We certify that this invoice is true and correct.
         */
        Declaration: string;
        /** @description The preparation of a year's declaration: the registry's format is not published. */
        DeclarationAnswer: {
            /** @description UUID of the declarant. */
            declarant: string;
            /** @description Calendar year of importation. */
            year: components["schemas"]["NonNegative"];
            /**
             * Format: date
             * @description Day by whose end the entries were recorded.
             */
            as_of: string;
            /**
             * @description Figures that lines, totals, quarters and checks are of: `determined` by the imports' own determination, estimates included, `fileable` as the year could be filed today.
             * @enum {string}
             */
            basis: "determined" | "fileable";
            /** @description Each importer's year against the threshold. */
            importers: {
                /** @description UUID of the importer. */
                importer: string;
                /** @description Net mass that counts for the threshold, tonnes. */
                counted_t: number;
                /** @description Day on which the threshold was passed; null where it was not. */
                passed_on: string | null;
            }[];
            lines: components["schemas"]["DeclarationLine"][];
            totals: {
                /** @description UUIDs of the imports behind the figures. */
                imports: string[];
                /** @description Net mass, tonnes. */
                tonnes: number;
                /** @description Energy of electricity, MWh. */
                mwh: number;
                /** @description Embedded emissions, tCO2e. */
                embedded_t: number;
                /** @description Free allocation, tCO2e; it may exceed the embedded emissions. */
                free_allocation_t: number;
                /** @description Net emissions, tCO2e: no import is below 0. */
                net_t: number;
                /** @description Taken off for carbon prices paid abroad, EUR (Article 9). */
                deduction_eur: number;
                /** @description Carbon price paid abroad times embedded emissions, EUR. */
                paid_abroad_eur: number;
                /** @description Cost at the prices of the imports' periods, or those that stand in, after what is taken off for carbon prices paid abroad, EUR. */
                cost_eur: number;
                /** @description Certificates if the year's total is rounded up once, before anything is taken off for carbon prices paid abroad. */
                certificates_rounded_once: components["schemas"]["NonNegative"];
                /** @description For 2026: certificates if each quarter is rounded up, before anything is taken off for carbon prices paid abroad; null for other years. */
                certificates_rounded_by_quarter: components["schemas"]["NonNegativeInt"] | null;
                /** @description Cost of imports whose period has a price, EUR. */
                priced_cost_eur: number;
                /** @description Mean of the year's published prices, EUR per tCO2e. */
                mean_price_eur: number | null;
                /** @description Whether that is the mean of the whole year. */
                is_mean_of_year: boolean;
            };
            /** @description The year with everything by default values. */
            by_default: {
                /** @description UUIDs of the imports behind the figures. */
                imports: string[];
                /** @description Net mass, tonnes. */
                tonnes: number;
                /** @description Energy of electricity, MWh. */
                mwh: number;
                /** @description Embedded emissions, tCO2e. */
                embedded_t: number;
                /** @description Free allocation, tCO2e; it may exceed the embedded emissions. */
                free_allocation_t: number;
                /** @description Net emissions, tCO2e: no import is below 0. */
                net_t: number;
                /** @description Taken off for carbon prices paid abroad, EUR (Article 9). */
                deduction_eur: number;
                /** @description Carbon price paid abroad times embedded emissions, EUR. */
                paid_abroad_eur: number;
                /** @description Cost at the prices of the imports' periods, or those that stand in, after what is taken off for carbon prices paid abroad, EUR. */
                cost_eur: number;
            };
            /** @description The year as it could be filed today: values that are not verified, whose verification report or opinion is not stated, or that their supplier withdrew, give way to default values, and a carbon price paid abroad without certificate or evidence takes nothing off. */
            fileable: {
                /** @description UUIDs of the imports behind the figures. */
                imports: string[];
                /** @description Net mass, tonnes. */
                tonnes: number;
                /** @description Energy of electricity, MWh. */
                mwh: number;
                /** @description Embedded emissions, tCO2e. */
                embedded_t: number;
                /** @description Free allocation, tCO2e; it may exceed the embedded emissions. */
                free_allocation_t: number;
                /** @description Net emissions, tCO2e: no import is below 0. */
                net_t: number;
                /** @description Taken off for carbon prices paid abroad, EUR (Article 9). */
                deduction_eur: number;
                /** @description Carbon price paid abroad times embedded emissions, EUR. */
                paid_abroad_eur: number;
                /** @description Cost at the prices of the imports' periods, or those that stand in, after what is taken off for carbon prices paid abroad, EUR. */
                cost_eur: number;
            };
            /** @description For 2026: certificates by quarter (Implementing Regulation (EU) 2025/2548, Article 1). */
            quarters: {
                /** @description Quarter such as 2026-Q1. */
                quarter: string;
                /** @description Net emissions, tCO2e. */
                net_t: number;
                /** @description Net emissions rounded up to whole certificates, before anything is taken off for carbon prices paid abroad. */
                certificates: components["schemas"]["NonNegative"];
                /** @description Price of the quarter or the one that stands in, EUR per tCO2e. */
                price_eur: number | null;
                /** @description Whether the quarter's own price is published. */
                has_own_price: boolean;
                /** @description Taken off for carbon prices paid abroad, EUR. */
                deduction_eur: number;
                /** @description Cost after what is taken off for carbon prices paid abroad, EUR. */
                cost_eur: number;
                /** @description Certificates less for carbon prices paid abroad by the Commission's draft of 13 May 2026, which is not adopted: of each import at most what it owes. */
                draft_reduction_certificates: number;
            }[];
            /** @description Sums as checks of the lines. */
            checks: {
                by_cn_code: {
                    /** @description What the imports share. */
                    name: string;
                    /** @description UUIDs of the imports behind the figures. */
                    imports: string[];
                    /** @description Net mass, tonnes. */
                    tonnes: number;
                    /** @description Energy of electricity, MWh. */
                    mwh: number;
                    /** @description Embedded emissions, tCO2e. */
                    embedded_t: number;
                    /** @description Free allocation, tCO2e; it may exceed the embedded emissions. */
                    free_allocation_t: number;
                    /** @description Net emissions, tCO2e: no import is below 0. */
                    net_t: number;
                    /** @description Taken off for carbon prices paid abroad, EUR (Article 9). */
                    deduction_eur: number;
                    /** @description Carbon price paid abroad times embedded emissions, EUR. */
                    paid_abroad_eur: number;
                    /** @description Cost at the prices of the imports' periods, or those that stand in, after what is taken off for carbon prices paid abroad, EUR. */
                    cost_eur: number;
                }[];
                by_origin: {
                    /** @description What the imports share. */
                    name: string;
                    /** @description UUIDs of the imports behind the figures. */
                    imports: string[];
                    /** @description Net mass, tonnes. */
                    tonnes: number;
                    /** @description Energy of electricity, MWh. */
                    mwh: number;
                    /** @description Embedded emissions, tCO2e. */
                    embedded_t: number;
                    /** @description Free allocation, tCO2e; it may exceed the embedded emissions. */
                    free_allocation_t: number;
                    /** @description Net emissions, tCO2e: no import is below 0. */
                    net_t: number;
                    /** @description Taken off for carbon prices paid abroad, EUR (Article 9). */
                    deduction_eur: number;
                    /** @description Carbon price paid abroad times embedded emissions, EUR. */
                    paid_abroad_eur: number;
                    /** @description Cost at the prices of the imports' periods, or those that stand in, after what is taken off for carbon prices paid abroad, EUR. */
                    cost_eur: number;
                }[];
                by_determination: {
                    /** @description What the imports share. */
                    name: string;
                    /** @description UUIDs of the imports behind the figures. */
                    imports: string[];
                    /** @description Net mass, tonnes. */
                    tonnes: number;
                    /** @description Energy of electricity, MWh. */
                    mwh: number;
                    /** @description Embedded emissions, tCO2e. */
                    embedded_t: number;
                    /** @description Free allocation, tCO2e; it may exceed the embedded emissions. */
                    free_allocation_t: number;
                    /** @description Net emissions, tCO2e: no import is below 0. */
                    net_t: number;
                    /** @description Taken off for carbon prices paid abroad, EUR (Article 9). */
                    deduction_eur: number;
                    /** @description Carbon price paid abroad times embedded emissions, EUR. */
                    paid_abroad_eur: number;
                    /** @description Cost at the prices of the imports' periods, or those that stand in, after what is taken off for carbon prices paid abroad, EUR. */
                    cost_eur: number;
                }[];
                by_installation: {
                    /** @description What the imports share. */
                    name: string;
                    /** @description UUIDs of the imports behind the figures. */
                    imports: string[];
                    /** @description Net mass, tonnes. */
                    tonnes: number;
                    /** @description Energy of electricity, MWh. */
                    mwh: number;
                    /** @description Embedded emissions, tCO2e. */
                    embedded_t: number;
                    /** @description Free allocation, tCO2e; it may exceed the embedded emissions. */
                    free_allocation_t: number;
                    /** @description Net emissions, tCO2e: no import is below 0. */
                    net_t: number;
                    /** @description Taken off for carbon prices paid abroad, EUR (Article 9). */
                    deduction_eur: number;
                    /** @description Carbon price paid abroad times embedded emissions, EUR. */
                    paid_abroad_eur: number;
                    /** @description Cost at the prices of the imports' periods, or those that stand in, after what is taken off for carbon prices paid abroad, EUR. */
                    cost_eur: number;
                }[];
            };
            /** @description What is missing before it can be filed, as a list of work. First imports that name no declarant, of an importer that this one is itself by its EORI number or declares for in the year: no declaration has them, and the figures lack them. */
            missing: {
                /** @description What is missing. */
                message: string;
                /** @description UUIDs of the imports behind the figures. */
                imports: string[];
            }[];
            /** @description What it would cost to surrender nothing, as exposure and not as advice (Article 26(1)): counted on `totals`, after the last day to surrender on `fileable`. Where certificates are recorded as surrendered for the year, `notes` has what it is for the others; null for a year without a figure. */
            penalty: {
                /** @description Least penalty, EUR. */
                least_eur: number;
                /** @description Highest penalty, EUR. */
                most_eur: number;
                /** @description Certificates that it is counted on, before anything is taken off for carbon prices paid abroad. */
                certificates: components["schemas"]["NonNegative"];
                /** @description What a reader should know, and which rule is not sure: a sentence each, with its source. */
                notes: string[];
            } | null;
            /** @description What a reader should know, and which rule is not sure: a sentence each, with its source. */
            notes: string[];
            versions: components["schemas"]["Versions"];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /**
         * @description Figures that lines, totals and quarters are of: `determined` by the imports' own determination, estimates included, when it is left out, `fileable` as the year could be filed today.
         * @example fileable
         * @enum {string}
         */
        DeclarationBasis: "determined" | "fileable";
        /** @description Whose declaration of which year is issued as a document, as the ledger was known on a day. */
        DeclarationDocumentRequest: {
            declarant: components["schemas"]["RecordId"];
            /**
             * @description Calendar year of importation, from 2026.
             * @example 2026
             */
            year: number;
            as_of?: components["schemas"]["KnownOn"];
            basis?: components["schemas"]["DeclarationBasis"];
        };
        /** @description Imports that are declared together. */
        DeclarationLine: {
            /** @description Number of the line, from 1. */
            line: components["schemas"]["NonNegative"];
            /** @description CN code. */
            cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country: string;
            /** @description How emissions are determined. */
            determination: string;
            /** @description `default`, `verified`, `estimated` (must not be declared) or `zero`. */
            state: string;
            /** @description Id of the installation; null with default values. */
            installation: string | null;
            /** @description Reporting period of the values. */
            reporting_period: components["schemas"]["NonNegative"];
            /** @description Customs procedure. */
            procedure: string;
            /** @description UUIDs of the imports behind the figures. */
            imports: string[];
            /** @description Net mass, tonnes. */
            tonnes: number;
            /** @description Energy of electricity, MWh. */
            mwh: number;
            /** @description Embedded emissions, tCO2e. */
            embedded_t: number;
            /** @description Free allocation, tCO2e; it may exceed the embedded emissions. */
            free_allocation_t: number;
            /** @description Net emissions, tCO2e: no import is below 0. */
            net_t: number;
            /** @description Taken off for carbon prices paid abroad, EUR (Article 9). */
            deduction_eur: number;
            /** @description Carbon price paid abroad times embedded emissions, EUR. */
            paid_abroad_eur: number;
            /** @description Cost at the prices of the imports' periods, or those that stand in, after what is taken off for carbon prices paid abroad, EUR. */
            cost_eur: number;
            /** @description Embedded emissions per tonne, of electricity per MWh, tCO2e (Article 6(2)(b)). */
            embedded_t_per_unit: number;
        };
        /** @description It is not, or anything is wrong: the answer doesn't say what. */
        DeclarationNotVerified: {
            /** @enum {boolean} */
            ok: false;
        };
        /** @description A declaration's preparation as a signed document. */
        DeclarationReport: {
            /** @description UUID of the document. */
            id: string;
            /** @description Number as it is printed: `DECL-<id>`. */
            report_number: string;
            /**
             * Format: date
             * @description Day of issue.
             */
            issued_at: string;
            /** @description SHA-256 of the content as RFC 8785 canonical JSON, lower-case hex. */
            content_hash: string;
            /** @description Thumbprint of the key that signed it (RFC 7638). */
            key_id: string;
            /** @description Ed25519 over the hash's hex digits, base64url. */
            signature: string;
            /** @description Where anyone verifies it. */
            verify_url: string;
            /** @description Relative signed link to the PDF, good for an hour. */
            download_url: string;
            declarant: {
                /** @description UUID of the declarant. */
                id: string;
                /** @description Name. */
                name: string;
                /** @description EORI number. */
                eori: string;
                /** @description Number of the account in the CBAM registry. */
                cbam_account: string | null;
            };
            declaration: components["schemas"]["DeclaredYear"];
        };
        /** @description The document is genuine. */
        DeclarationVerified: {
            /** @enum {boolean} */
            ok: true;
            declaration: components["schemas"]["VerifiedDeclaration"];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /** @description The year as the document signs it. */
        DeclaredYear: {
            /** @description Calendar year of importation. */
            year: components["schemas"]["NonNegative"];
            /**
             * Format: date
             * @description Day by whose end the entries were recorded.
             */
            as_of: string;
            /**
             * @description Figures that lines and totals are of; a document without it has those of the imports' own determination.
             * @enum {string}
             */
            basis?: "determined" | "fileable";
            importers: {
                /** @description UUID of the importer. */
                importer: string;
                /** @description Name. */
                name: string;
                /** @description EORI number. */
                eori: string;
                /** @description Net mass that counts for the threshold, tonnes. */
                counted_t: number;
                /** @description Day on which the threshold was passed; null where it was not. */
                passed_on: string | null;
            }[];
            lines: {
                /** @description Number of the line, from 1. */
                line: components["schemas"]["NonNegative"];
                /** @description CN code. */
                cn_code: string;
                /** @description Country of origin, ISO 3166-1 alpha-3. */
                origin_country: string;
                /** @description How emissions are determined. */
                determination: string;
                /** @description `default`, `verified`, `estimated` (must not be declared) or `zero`. */
                state: string;
                /** @description Id of the installation; null with default values. */
                installation: string | null;
                /** @description Reporting period of the values. */
                reporting_period: components["schemas"]["NonNegative"];
                /** @description Customs procedure. */
                procedure: string;
                /** @description UUIDs of the imports behind the figures. */
                imports: string[];
                /** @description Net mass, tonnes. */
                tonnes: number;
                /** @description Energy of electricity, MWh. */
                mwh: number;
                /** @description Embedded emissions, tCO2e. */
                embedded_t: number;
                /** @description Free allocation, tCO2e; it may exceed the embedded emissions. */
                free_allocation_t: number;
                /** @description Net emissions, tCO2e: no import is below 0. */
                net_t: number;
                /** @description Taken off for carbon prices paid abroad, EUR (Article 9). */
                deduction_eur: number;
                /** @description Carbon price paid abroad times embedded emissions, EUR. */
                paid_abroad_eur: number;
                /** @description Cost at the prices of the imports' periods, or those that stand in, after what is taken off for carbon prices paid abroad, EUR. */
                cost_eur: number;
                /** @description Embedded emissions per tonne, of electricity per MWh, tCO2e; documents of earlier releases lack it. */
                embedded_t_per_unit?: number;
            }[];
            totals: {
                /** @description Net mass, tonnes. */
                tonnes: number;
                /** @description Energy of electricity, MWh. */
                mwh: number;
                /** @description Embedded emissions, tCO2e. */
                embedded_t: number;
                /** @description Free allocation, tCO2e; it may exceed the embedded emissions. */
                free_allocation_t: number;
                /** @description Net emissions, tCO2e: no import is below 0. */
                net_t: number;
                /** @description Taken off for carbon prices paid abroad, EUR (Article 9). */
                deduction_eur: number;
                /** @description Carbon price paid abroad times embedded emissions, EUR. */
                paid_abroad_eur: number;
                /** @description Cost at the prices of the imports' periods, or those that stand in, after what is taken off for carbon prices paid abroad, EUR. */
                cost_eur: number;
                /** @description Certificates if the year's total is rounded up once, before anything is taken off for carbon prices paid abroad. */
                certificates_rounded_once: components["schemas"]["NonNegative"];
                /** @description For 2026: certificates if each quarter is rounded up, before anything is taken off for carbon prices paid abroad; null for other years. */
                certificates_rounded_by_quarter: components["schemas"]["NonNegativeInt"] | null;
                /** @description Cost of imports whose period has a price, EUR. */
                priced_cost_eur: number;
                /** @description Mean of the year's published prices, EUR per tCO2e. */
                mean_price_eur: number | null;
                /** @description Whether that is the mean of the whole year. */
                is_mean_of_year: boolean;
                /** @description Cost before what is taken off for carbon prices paid abroad, EUR: `cost_eur` and `deduction_eur` together. Issued documents alone have it, as the mark of a release that prints what is taken off of each line; documents of earlier releases lack it, and print nothing of what is taken off but by quarter. */
                gross_eur?: number;
            };
            by_default: {
                /** @description Net mass, tonnes. */
                tonnes: number;
                /** @description Energy of electricity, MWh. */
                mwh: number;
                /** @description Embedded emissions, tCO2e. */
                embedded_t: number;
                /** @description Free allocation, tCO2e; it may exceed the embedded emissions. */
                free_allocation_t: number;
                /** @description Net emissions, tCO2e: no import is below 0. */
                net_t: number;
                /** @description Taken off for carbon prices paid abroad, EUR (Article 9). */
                deduction_eur: number;
                /** @description Carbon price paid abroad times embedded emissions, EUR. */
                paid_abroad_eur: number;
                /** @description Cost at the prices of the imports' periods, or those that stand in, after what is taken off for carbon prices paid abroad, EUR. */
                cost_eur: number;
            };
            fileable: {
                /** @description Net mass, tonnes. */
                tonnes: number;
                /** @description Energy of electricity, MWh. */
                mwh: number;
                /** @description Embedded emissions, tCO2e. */
                embedded_t: number;
                /** @description Free allocation, tCO2e; it may exceed the embedded emissions. */
                free_allocation_t: number;
                /** @description Net emissions, tCO2e: no import is below 0. */
                net_t: number;
                /** @description Taken off for carbon prices paid abroad, EUR (Article 9). */
                deduction_eur: number;
                /** @description Carbon price paid abroad times embedded emissions, EUR. */
                paid_abroad_eur: number;
                /** @description Cost at the prices of the imports' periods, or those that stand in, after what is taken off for carbon prices paid abroad, EUR. */
                cost_eur: number;
            };
            /** @description For 2026: certificates by quarter (Implementing Regulation (EU) 2025/2548, Article 1). */
            quarters: {
                /** @description Quarter such as 2026-Q1. */
                quarter: string;
                /** @description Net emissions, tCO2e. */
                net_t: number;
                /** @description Net emissions rounded up to whole certificates, before anything is taken off for carbon prices paid abroad. */
                certificates: components["schemas"]["NonNegative"];
                /** @description Price of the quarter or the one that stands in, EUR per tCO2e. */
                price_eur: number | null;
                /** @description Whether the quarter's own price is published. */
                has_own_price: boolean;
                /** @description Taken off for carbon prices paid abroad, EUR. */
                deduction_eur: number;
                /** @description Cost after what is taken off for carbon prices paid abroad, EUR. */
                cost_eur: number;
                /** @description Certificates less for carbon prices paid abroad by the Commission's draft of 13 May 2026, which is not adopted: of each import at most what it owes. */
                draft_reduction_certificates: number;
            }[];
            /** @description What is missing before it can be filed, as a list of work. First imports that name no declarant, of an importer that this one is itself by its EORI number or declares for in the year: no declaration has them, and the figures lack them. */
            missing: {
                /** @description What is missing. */
                message: string;
                /** @description UUIDs of the imports behind the figures. */
                imports: string[];
            }[];
            /** @description What it would cost to surrender nothing, as exposure and not as advice (Article 26(1)): counted on `totals`, after the last day to surrender on `fileable`. Where certificates are recorded as surrendered for the year, `notes` has what it is for the others; null for a year without a figure. */
            penalty: {
                /** @description Least penalty, EUR. */
                least_eur: number;
                /** @description Highest penalty, EUR. */
                most_eur: number;
                /** @description Certificates that it is counted on, before anything is taken off for carbon prices paid abroad. */
                certificates: components["schemas"]["NonNegative"];
                /** @description What a reader should know, and which rule is not sure: a sentence each, with its source. */
                notes: string[];
            } | null;
            /** @description What a reader should know, and which rule is not sure: a sentence each, with its source. */
            notes: string[];
            versions: components["schemas"]["Versions"];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /**
         * @description Share of the embedded emissions that was determined by default values.
         * @example 0.05
         */
        DefaultShare: number;
        /**
         * Format: date
         * @description Day of import that the offer means, YYYY-MM-DD, from 2026-01-01.
         * @example 2026-02-15
         */
        DeliveryDay: string;
        /**
         * @description How emissions are determined: by `default` values, by `actual` ones, zero for `returned` goods, the processing abroad only after `outward` processing, those of the goods placed under `inward` processing; `default` when it is left out (Regulation (EU) 2023/956, Articles 6(3) to (5) and 7).
         * @example default
         * @enum {string}
         */
        Determination: "default" | "actual" | "returned" | "outward" | "inward";
        /**
         * @description Length x width x height of one package in centimetres.
         * @example 120 x 80 x 95.5
         */
        Dimensions: string;
        /** @description The answer is informational: it does not replace a CBAM authorisation, an authority or an accredited verifier. */
        Disclosure: {
            /** @enum {boolean} */
            informational_only: true;
            /** @description What the answer does not replace. */
            statement: string;
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            legal_basis: components["schemas"]["Citation"][];
            /** Format: date-time */
            generated_at: string;
        };
        /**
         * @description Code of the supporting document in the import declaration.
         * @example Y128
         */
        DocumentCode: string;
        /**
         * @description A document of an invoice.
         * @example commercial
         * @enum {string}
         */
        DocumentType: "commercial" | "proforma" | "packing-list" | "certificate-of-origin";
        /** @description A year before that is, or may be, still to be surrendered for. */
        EarlierYear: {
            /** @description Calendar year of importation. */
            year: components["schemas"]["NonNegative"];
            /** @description Cost of its dutiable imports, EUR. */
            total_eur: number;
            /** @description Certificates that they need, before carbon prices paid abroad are taken off. */
            certificates: components["schemas"]["NonNegative"];
            /** @description Certificates recorded as surrendered for it by the month's end; null for an importer, whose declarants have the accounts. */
            surrendered: components["schemas"]["NonNegativeInt"] | null;
            /** @description Cost less the share of the certificates that were surrendered, EUR. */
            left_eur: number;
            /** @description What its imports came to in the accrual before, EUR. */
            before_eur: number;
            /** @description By how much their cost changed since, EUR. */
            difference_eur: number;
            /** @description Number of its imports that could not be calculated, and that the other members lack: more certificates may be due. The declaration says why. */
            not_calculated: components["schemas"]["NonNegative"];
            /** @description Import by import what changed since. */
            changes: components["schemas"]["AccrualChange"][];
        };
        /**
         * @description Export control classification number. It is text of 1 to 20 characters.
         * @example EAR99
         */
        Eccn: string;
        /**
         * Format: email
         * @description Exactly one e-mail address in ASCII letters, such as name@example.com.
         * @example name@example.com
         */
        EmailAddress: string;
        /**
         * @description `import` adds an item of an import declaration, `correction` replaces the entry that `refers_to` names (or brings back the import, where that is a cancellation), `cancellation` removes it; `import` when it is left out.
         * @example import
         * @enum {string}
         */
        EntryKind: "import" | "correction" | "cancellation";
        /**
         * @description The caller's own note.
         * @example fasteners
         */
        EntryNote: string;
        /**
         * @description Requested and previous customs procedure, four digits; 4000 when it is left out. Only goods that are released for free circulation are imported: other procedures are refused. Where it contradicts `determination`, `notes` say so.
         * @example 4000
         */
        EntryProcedure: string;
        /** @description What became of a row. */
        EntryResult: {
            /** @description Position of the row in the call, from 0. */
            index: components["schemas"]["NonNegative"];
            /** @description Of a table: number of the row in the file, from 1, as a spreadsheet shows it. */
            row?: components["schemas"]["NonNegative"];
            /** @description Of a row of a batch or a line of an invoice: its position there, from 0. */
            row_index?: components["schemas"]["NonNegative"];
            /** @description The caller's own name of the row. */
            entry: string | null;
            /**
             * @description `added` is new, `unchanged` was recorded before with the same facts, `refused` left nothing behind.
             * @enum {string}
             */
            result: "added" | "unchanged" | "refused";
            /** @description UUID of the entry; of an unchanged row that of the entry with the same facts. */
            id: string | null;
            /** @description Of an unchanged row: which entry holds where it was corrected or cancelled since, and which version of a supplier's value it keeps where that has a newer one. Of any row: that its declarant is another company than the importer, which it does not represent indirectly. */
            notes: string[];
            /** @description Of a table, a batch or an invoice: what was read as what, where it stood there in another form. */
            read_as?: components["schemas"]["ReadAs"][];
            /** @description Why the row was refused. */
            issues: components["schemas"]["Issue"][];
        };
        /**
         * @description Economic operators registration and identification number: country and up to 15 characters. A number of Finland is the same with its hyphens (FI1234567-8) and without.
         * @example DE123456789012345
         */
        Eori: string;
        /**
         * @description Reference of the evidence of payment.
         * @example E-17
         */
        Evidence: string;
        /**
         * @description Street, place and country.
         * @example Liman Cd. 1, Istanbul
         */
        EvidenceAddress: string;
        /**
         * @description UN/LOCODE of the installation.
         * @example TRIST
         */
        EvidenceUnlocode: string;
        /**
         * @description Whether unknown columns of a table are passed through untouched (`keep`) or are errors.
         * @example keep
         * @enum {string}
         */
        ExtraColumns: "keep" | "refuse";
        /**
         * @description Certainty of the emissions: `default` values, `verified` actual ones, `estimated` ones that nobody verified (they must not be declared), or `zero` for returned goods and outside of the Regulation.
         * @example estimated
         * @enum {string}
         */
        FigureState: "default" | "verified" | "estimated" | "zero";
        /**
         * @description First year of the plan, from 2026, which it is when it is left out.
         * @example 2026
         */
        FirstYear: number;
        /**
         * @description First year of the plan, from 2026, which it is when it is left out.
         * @example 2026
         */
        FirstYearText: number | string;
        /**
         * @description True or false.
         * @example true
         */
        Flag: boolean;
        /**
         * @description True or false.
         * @example true
         */
        FlagText: boolean | ("true" | "false");
        /**
         * @description Free allocation of a tonne of the precursor in tCO2e, where its producer gave it.
         * @example 1.2
         */
        FreeAllocationPerTonne: number;
        /** @description A bulk call by its `request_id` or its `batch_id`, and what its rows lack as imports. Without `rows` every row is taken; with them those that are named. */
        FromBatchRequest: {
            request_id?: components["schemas"]["BatchRequestId"];
            batch_id?: components["schemas"]["RecordId"];
            importer: components["schemas"]["RecordId"];
            declarant?: components["schemas"]["RecordId"];
            representation?: components["schemas"]["Representation"];
            /**
             * @description Number of the declaration of every row that `rows` gives none of its own.
             * @example 26DE000000000001R1
             */
            mrn?: string;
            /**
             * @description With `mrn`: item of the first row of the batch or the invoice; each row after it has the next one, also where `rows` takes some only. 1 when it is left out.
             * @example 1
             */
            first_item?: number;
            /**
             * Format: date
             * @description Day of release of every row that has none of its own.
             * @example 2026-11-21
             */
            release_date?: string;
            procedure?: components["schemas"]["ReleaseProcedure"];
            member_state?: components["schemas"]["StateOfRelease"];
            recorded_on?: components["schemas"]["Day"];
            installation?: components["schemas"]["InstallationRequest"];
            verification?: components["schemas"]["VerificationRequest"];
            /** @description The rows to take, each by its `row_index` with what it lacks: those that are named here and no others. Every row is taken where it is left out. */
            rows?: components["schemas"]["TakenRowRequest"][];
        };
        /** @description An invoice, and what its lines lack as imports. Without `rows` every line is taken; with them those that are named. */
        FromInvoiceRequest: {
            invoice: components["schemas"]["InvoiceName"];
            importer: components["schemas"]["RecordId"];
            declarant?: components["schemas"]["RecordId"];
            representation?: components["schemas"]["Representation"];
            /**
             * @description Number of the declaration of every row that `rows` gives none of its own.
             * @example 26DE000000000001R1
             */
            mrn?: string;
            /**
             * @description With `mrn`: item of the first row of the batch or the invoice; each row after it has the next one, also where `rows` takes some only. 1 when it is left out.
             * @example 1
             */
            first_item?: number;
            /**
             * Format: date
             * @description Day of release of every row that has none of its own.
             * @example 2026-11-21
             */
            release_date?: string;
            procedure?: components["schemas"]["ReleaseProcedure"];
            member_state?: components["schemas"]["StateOfRelease"];
            recorded_on?: components["schemas"]["Day"];
            installation?: components["schemas"]["InstallationRequest"];
            verification?: components["schemas"]["VerificationRequest"];
            /** @description The rows to take, each by its `row_index` with what it lacks: those that are named here and no others. Every row is taken where it is left out. */
            rows?: components["schemas"]["TakenRowRequest"][];
        };
        /**
         * @description What the goods are, as customs needs to know it. It is text of 1 to 1000 characters on at most 10 lines.
         * @example Hexagon head screws of steel, zinc plated, M10 x 40
         */
        GoodsDescription: string;
        /**
         * @description How much of the goods there is, in the line's unit, above 0.
         * @example 12000
         */
        GoodsQuantity: number;
        /** @description A year of goods; price and factors stand in the plan's `years`. */
        GoodsYear: {
            /** @description Calendar year of import. */
            year: number;
            /** @description Share that is added to the default value: 0.1 for 10 %; null without a default value, and in years in which CBAM does not reach the goods. */
            mark_up: number | null;
            /** @description Benchmark of the free allocation, column B, tCO2e per tonne; null where there is none. */
            benchmark_t_per_t: number | null;
            /** @description True where benchmarks are set for earlier years only, and the last ones go on. */
            benchmark_assumed: boolean;
            /** @description With default values; null for goods that have verified values and no default value. */
            default: components["schemas"]["YearCost"] | null;
            verified: components["schemas"]["YearCost"] | null;
            /** @description Cost with default values less that with verified ones, EUR; null without one of them. */
            saving_eur: number | null;
            /** @description Verified intensity at which both cost the same, tCO2e per tonne; it may lie above the default value. A carbon price paid in the country of origin is left out of it. Null without a default value, and in years in which CBAM does not reach the goods. */
            break_even_t_per_t: number | null;
        };
        /**
         * @description Class or division of the hazard; subsidiary hazards in brackets behind it.
         * @example 3
         */
        HazardClass: string;
        /**
         * @description Number of the row of a table that names the columns, as a spreadsheet counts rows, blank ones included. Without it that row is the one with the most known headings and no data among the first ten.
         * @example 1
         */
        HeadingRow: number | string;
        /** @description The process answers. */
        Healthy: {
            /** @enum {string} */
            status: "ok";
        };
        /** @description What must be on the account at quarters' ends. */
        HoldingAnswer: {
            /** @description UUID of the declarant. */
            declarant: string;
            /** @description Calendar year. */
            year: components["schemas"]["NonNegative"];
            /**
             * Format: date
             * @description Day by whose end the entries were recorded.
             */
            as_of: string;
            /** @description Quarter after that in which the threshold was passed (Article 22(2a)); null where it was not. */
            first_quarter: string | null;
            /** @description Most certificates that a quarter's end demands: at most so many can be sold back (Article 23). */
            obliged: components["schemas"]["NonNegative"];
            /** @description Ends of quarters (Article 22(2)); none before 2027. */
            quarters: {
                /** @description Quarter such as 2027-Q3. */
                quarter: string;
                /**
                 * Format: date
                 * @description Last day of the quarter.
                 */
                day: string;
                /** @description Net emissions since 1 January by default values without mark-up, tCO2e. */
                basis_a_t: number;
                /** @description Half of it, rounded up: certificates. */
                hold_a: components["schemas"]["NonNegative"];
                /** @description Part of basis (a) that is of electricity and hydrogen, tCO2e. */
                never_exempt_t: number;
                /** @description Net emissions by the number surrendered, tCO2e; null where it can't be used. */
                basis_b_t: number | null;
                /** @description Half of it, rounded up. */
                hold_b: components["schemas"]["NonNegativeInt"] | null;
                /** @description Whether other goods than electricity and hydrogen count. */
                is_obliged: boolean;
                /** @description Certificates that are due by the basis that was asked for. */
                due: components["schemas"]["NonNegative"];
                /** @description Certificates on the account at the end of the day, without those that are cancelled by then (1 November) or, on a day to come, still to be surrendered for years before by then (30 September). */
                held: components["schemas"]["NonNegative"];
                /** @description Certificates that lack. */
                short: components["schemas"]["NonNegative"];
                /** @description What they cost at the newest price, EUR. */
                short_eur: number | null;
                /**
                 * Format: date
                 * @description Day by which to order them: ten working days before, or as many as were asked for. Public holidays are not left out.
                 */
                order_by: string;
                /** @description UUIDs of the imports behind the figures. */
                imports: string[];
            }[];
            without_figures: {
                /** @description UUID of the import. */
                import: string;
                /** @description Why it could not be calculated. */
                reasons: string[];
            }[];
            /** @description What a reader should know, and which rule is not sure: a sentence each, with its source. */
            notes: string[];
            versions: components["schemas"]["Versions"];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /**
         * @description Basis of what is due: `a` default values without their mark-up, `b` the number surrendered for the year before; `a` when it is left out (Regulation (EU) 2023/956, Article 22(2)).
         * @example a
         * @enum {string}
         */
        HoldingBasis: "a" | "b";
        /**
         * @description Code of the Harmonized System: six digits as 0000.00, with up to four national digits. Six digits without the dot are read too and printed with it. `0000.00` stands for a code that isn't known yet and is warned of.
         * @example 7318.15
         */
        HsCode: string;
        /** @description A calculation that the import keeps: another is added when law, prices or facts give other figures. */
        ImportCalculation: {
            /** @description UUID of the entry that was calculated. */
            entry: string;
            /** Format: date-time */
            calculated_at: string;
            versions: components["schemas"]["Versions"];
            /** @description Null where the import could not be calculated. */
            figures: components["schemas"]["KeptFigures"] | null;
            /** @description Why it could not be calculated. */
            reasons: string[];
            /** @description Change from the calculation before; null for the first one, and beside one without figures. */
            difference: components["schemas"]["CalculationDifference"] | null;
        };
        /** @description What the import comes to at the law and prices of `versions`. */
        ImportCost: {
            /** @description `default`, `verified`, `estimated` (must not be declared), or `zero`. */
            state: string;
            /** @description How the import stands to Regulation (EU) 2023/956, such as `in_scope`. */
            standing: string;
            /** @description Quantity: tonnes, of electricity MWh. */
            quantity: number;
            /** @description `t` or `MWh`. */
            unit: string;
            /** @description Specific embedded emissions, tCO2e per unit. */
            embedded_t_per_unit: number;
            /** @description Free allocation, tCO2e per unit. */
            free_allocation_t_per_unit: number;
            /** @description Embedded emissions, tCO2e. */
            embedded_t: number;
            /** @description Free allocation, tCO2e. */
            free_allocation_t: number;
            /** @description What certificates are due for, tCO2e; not below 0. */
            net_t: number;
            /** @description Quarter of 2026 or week from 2027 of the day of release. */
            certificate_period: string;
            /** @description Price that counts, EUR per tCO2e; null where nothing is due. */
            certificate_price_eur: number | null;
            /** @description Whether the period has a published price; false where another one stands in. */
            has_own_price: boolean;
            /** @description Net emissions times price, EUR. */
            gross_eur: number;
            /** @description Taken off for a carbon price paid abroad, EUR (Article 9). */
            deduction_eur: number;
            /** @description Gross less deduction, EUR. */
            cost_eur: number;
            /** @description What a reader should know, and which rule is not sure: a sentence each, with its source. */
            notes: string[];
        };
        /**
         * Format: date
         * @description Day of import, YYYY-MM-DD, from 2026-01-01. Today, the day in Brussels, when it is left out.
         * @example 2026-02-15
         */
        ImportDay: string;
        /**
         * @description Date of import, YYYY-MM-DD, or its year, which stands for its last day, from 2026. Today, the day in Brussels, when it is left out.
         * @example 2026-02-15
         */
        ImportDayOrYear: string;
        /** @description One import with its entries and calculations. */
        ImportHistory: {
            /**
             * Format: date
             * @description Day by whose end entries were recorded and calculations were made.
             */
            as_of: string;
            /** @description The import as it holds, at the law and prices of `versions`; null where it was cancelled. */
            import: components["schemas"]["ImportRecord"] | null;
            /** @description Who owes for the import by its representation and declarant; null where it was cancelled. */
            debtor: {
                /**
                 * @description Who owes declaration, holding, certificates and penalties.
                 * @enum {string}
                 */
                party: "importer" | "representative";
                /** @description EORI number; null for an indirect representative whom the import doesn't name. */
                eori: string | null;
                /** @description Why, with the article. */
                note: string;
            } | null;
            /** @description Every entry, the oldest first. */
            entries: components["schemas"]["LedgerEntryRecord"][];
            /** @description Every calculation that was kept, the oldest first. */
            calculations: components["schemas"]["ImportCalculation"][];
            /** @description Law and prices under which the newest calculation was last found to hold; null until the import was calculated first, some seconds after it was recorded, once it is cancelled, and with an `as_of` before today. */
            checked_under: components["schemas"]["Versions"] | null;
            versions: components["schemas"]["Versions"];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /** @description A page of the imports that live, newest first. */
        ImportList: {
            /**
             * Format: date
             * @description Day by whose end the entries were recorded.
             */
            as_of: string;
            imports: components["schemas"]["ImportRecord"][];
            /** @description Send it as `cursor` to get the next page; null after the last import. */
            next_cursor: string | null;
            versions: components["schemas"]["Versions"];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /** @description An import as it was known on the day. */
        ImportRecord: {
            /** @description UUID of the entry by which the import was first recorded: it stays when it is corrected. */
            id: string;
            /** @description UUID of the entry that holds: a correction refers to it. */
            entry_id: string;
            /** @description UUID of the importer. */
            importer: string;
            /** @description UUID of the declarant. */
            declarant: string | null;
            /** @description own, direct or indirect. */
            representation: string;
            /** @description Movement reference number. */
            mrn: string;
            /** @description Item of the declaration. */
            item: components["schemas"]["NonNegative"];
            /**
             * Format: date
             * @description Day on which the entry that holds was recorded.
             */
            recorded_on: string;
            /**
             * Format: date
             * @description Day of release for free circulation.
             */
            release_date: string;
            /** @description Customs procedure. */
            procedure: string;
            /** @description CN code. */
            cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country: string;
            /** @description Net mass, kg. */
            net_mass_kg: number;
            /** @description Energy of electricity, MWh. */
            mwh: number | null;
            /** @description Production route. */
            production_route: string | null;
            /** @description How emissions are determined. */
            determination: string;
            /** @description Id of the installation of actual values. */
            installation: string | null;
            /** @description UUID of the supplier's value that the figures were taken from; null for others. */
            value_id: string | null;
            /** @description Number of its version, which stays when the value changes; null for others. */
            value_version: components["schemas"]["NonNegative"] | null;
            /** @description The caller's own note. */
            note: string | null;
            /** @description Every entry of the import, the oldest first. */
            history: {
                /** @description UUID of the entry. */
                id: string;
                /** @description import, correction, or cancellation where a correction of it followed. */
                kind: string;
                /**
                 * Format: date
                 * @description Day on which it was recorded.
                 */
                recorded_on: string;
                /**
                 * Format: date
                 * @description Day of release that it has.
                 */
                release_date: string;
                /** @description Net mass that it has, kg. */
                net_mass_kg: number;
            }[];
            /** @description Null where it could not be calculated. */
            cost: components["schemas"]["ImportCost"] | null;
            /** @description Why it could not be calculated. */
            reasons: string[];
            /** @description What actual values save against default values; null for imports without actual values, and where default values could not be calculated, as without a production route where they have several. */
            saving: components["schemas"]["ImportSaving"] | null;
        };
        /** @description Cost of an import by default values beside that by its actual ones. */
        ImportSaving: {
            /** @description Cost by default values, EUR. */
            default_cost_eur: number;
            /** @description Cost by the actual values, as `cost` has it, EUR. */
            value_cost_eur: number;
            /** @description Cost by default less cost by the actual values, EUR; below 0 where these cost more. */
            saving_eur: number;
            /** @description Embedded emissions at which both cost the same, tCO2e per unit; it may lie above the default value. */
            break_even_t_per_unit: number;
            /** @description Formula of the break-even with its terms. */
            formula: string;
        };
        /**
         * @description Year of import, from 2026. The current year in Brussels when it is left out.
         * @example 2026
         */
        ImportYear: number;
        /** @description Who imports: by whom the threshold is counted. */
        Importer: {
            /** @description UUID of the importer. */
            id: string;
            /** @description EORI number. */
            eori: string;
            /** @description Name. */
            name: string;
            /** @description Member state of establishment, ISO 3166-1 alpha-2; null outside the Union. */
            member_state: string | null;
        };
        /** @description The account's importers, by name. */
        ImporterList: {
            importers: components["schemas"]["Importer"][];
        };
        /** @description An importer by its EORI number: one that is there gets the new name and member state. `member_state` is left out for an importer outside the Union. */
        ImporterRequest: {
            eori: components["schemas"]["Eori"];
            name: components["schemas"]["PersonName"];
            member_state?: components["schemas"]["MemberState"];
        };
        /** @description What became of each row, in the order of the call. */
        ImportsAnswer: {
            summary: {
                /** @description Rows of the call. */
                total: components["schemas"]["NonNegative"];
                /** @description Rows that were added. */
                added: components["schemas"]["NonNegative"];
                /** @description Rows that were there. */
                unchanged: components["schemas"]["NonNegative"];
                /** @description Rows that were refused. */
                refused: components["schemas"]["NonNegative"];
            };
            results: components["schemas"]["EntryResult"][];
            /** @description Of a table or an invoice: what was read as what for the whole of it, a sentence each. */
            read_as?: string[];
            /** @description How many rows name no declarant, which no declaration has until a correction names one, and the account's declarant with the importer's EORI number. Of an invoice: that it is a proforma, that its consignee has another EORI number than the importer, and which of its lines had been taken before as another import, a sentence each. */
            notes?: string[];
        };
        /** @description Entries of one importer's ledger, and who declares them. */
        ImportsRequest: {
            importer: components["schemas"]["RecordId"];
            declarant?: components["schemas"]["RecordId"];
            representation?: components["schemas"]["Representation"];
            entries: components["schemas"]["LedgerEntryRequest"][];
        };
        /**
         * @description Incoterms 2020 rule. FAS, FOB, CFR and CIF are for sea and inland waterway.
         * @example FOB
         * @enum {string}
         */
        Incoterm: "EXW" | "FCA" | "CPT" | "CIP" | "DAP" | "DPU" | "DDP" | "FAS" | "FOB" | "CFR" | "CIF";
        /**
         * @description The named place of the Incoterms rule. Without it FAS and FOB take portOfLoading, CFR and CIF portOfDischarge. It is text of 1 to 120 characters.
         * @example Hamburg, Container Terminal Altenwerder
         */
        IncotermsPlace: string;
        /** @description Cost of a tonne of goods for a day of import, with what is not settled. It is no report. */
        Indication: {
            status: components["schemas"]["CalculationStatus"];
            /** @description CN code, 8 digits. */
            cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country_iso3: string;
            sector: components["schemas"]["Sector"];
            /** @description Day of import. */
            import: string;
            /** @description Calendar year that the producer's values are of, where it was sent or `value_id` has one. */
            reporting_period?: number;
            supplier_value?: components["schemas"]["SupplierValueUsed"];
            /** @description Net mass of the offer in tonnes; of electricity MWh, as `mwh`. */
            tonnage: number;
            /** @description Only for electricity: energy of the offer in MWh. */
            mwh?: number;
            /** @description Route that the figures are of. */
            production_route: string | null;
            /** @description Values that the cost rests on: the producer's own, which a verifier has confirmed or not yet; the default value of the country, or that of all other countries. */
            values: ("verified" | "not_verified" | "default" | "default_of_others") | null;
            /** @description Price of certificates, EUR per tCO2e. */
            certificate_price_eur_per_tco2e: number | null;
            /** @description `published`: the price of the import's own quarter; `newest`: the newest published one, which stands in; `given`: by `price_path`. */
            price_basis: ("published" | "newest" | "given") | null;
            /** @description Quarter or week that the price was published for; null for a given one. */
            price_period: string | null;
            cost: components["schemas"]["TonneCost"] | null;
            /** @description The same with the default value, beside own values; null without one. */
            by_default: components["schemas"]["TonneCost"] | null;
            /** @description Cost of the offer's whole quantity, EUR. */
            total_eur: number | null;
            /** @description Parts that may still change: the price, because it is not published for the import; the values, because nobody has verified them; the correction factor, because none is set; the benchmarks, because none are set or others are announced; the default values, because they are to be reviewed before. */
            not_settled: ("price" | "values" | "correction_factor" | "benchmarks" | "default_values")[];
            /** @description The indication in words, in the language of `lang`. */
            sentence: string;
            /** @description Why there are no figures, or why the cost is 0. */
            message?: string;
            /** @description The routes to choose from, where the route is missing. */
            production_routes?: components["schemas"]["ProductionRouteValue"][];
            /** @description What a reader of the figures should know, in the language of `lang`. */
            notes: string[];
            versions: components["schemas"]["Versions"];
            sources: components["schemas"]["Citation"][];
            /** @description What was read as what, where it stood there in another form. */
            read_as?: components["schemas"]["ReadAs"][];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /** @description Goods of an offer, with the precursors that they are made of. `tonnage` is required, for electricity `mwh` instead. */
        IndicationRequest: {
            cn_code: components["schemas"]["CnCode"];
            taric_code?: components["schemas"]["TaricCode"];
            origin_country: components["schemas"]["CountryAlpha3"];
            import: components["schemas"]["DeliveryDay"];
            tonnage?: components["schemas"]["Tonnes"];
            mwh?: components["schemas"]["MegawattHours"];
            production_route?: components["schemas"]["ProductionRoute"];
            verified_direct_intensity?: components["schemas"]["Intensity"];
            verified_indirect_intensity?: components["schemas"]["Intensity"];
            verified_free_allocation?: components["schemas"]["VerifiedFreeAllocation"];
            unit_content?: components["schemas"]["UnitContent"];
            origin_carbon_price_eur_per_t?: components["schemas"]["CarbonPrice"];
            precursors?: components["schemas"]["PrecursorRequest"][];
            value_id?: components["schemas"]["UsedValueId"];
            reporting_period?: components["schemas"]["ReportingPeriod"];
            confirmed?: components["schemas"]["ConfirmedValues"];
            price_path?: components["schemas"]["PricePath"];
            assume_cscf?: components["schemas"]["CorrectionFactor"];
            lang?: components["schemas"]["SentenceLanguage"];
            dataset_version?: components["schemas"]["DatasetVersion"];
            as_of?: components["schemas"]["AsOf"];
        };
        /** @description Goods that a value is asked for. Without `production_route` it is to hold for every route. */
        InquiredGoods: {
            cn_code: components["schemas"]["CnCode"];
            production_route?: components["schemas"]["ProductionRoute"];
        };
        /** @description Goods that a value was asked for, and what own values pay at the last prices. */
        InquiredGoodsRecord: {
            /** @description CN code. */
            cn_code: string;
            /** @description Production route; null for every route. */
            production_route: string | null;
            /** @description Cost of a tonne (of electricity a MWh) by default values, EUR; null where it is nothing, or there are none. */
            by_default_eur_per_t: number | null;
            /** @description Certificate price that this rests on, EUR per tCO2e. */
            certificate_price_eur: number | null;
            /** @description Period of that price. */
            certificate_price_period: string | null;
            /** @description Emissions below which own values cost less, tCO2e per tonne; precursors can raise it. */
            break_even_t_per_t: number | null;
        };
        /** @description A question to a supplier, as it stands. */
        Inquiry: {
            /** @description UUID of the inquiry. */
            id: string;
            /** @description UUID of the installation. */
            installation: string;
            /** @description Name of the installation, as it is now. */
            installation_name: string;
            /** @description Country of the installation, ISO 3166-1 alpha-3. */
            country: string;
            /** @description Name by which the supplier knows who asks. */
            asker: string;
            /** @description Receiver of the mails. */
            email: string;
            /** @description Address that answers to the mails go to. */
            reply_to: string | null;
            /** @description Language of mails and page. */
            language: string;
            /** @description Calendar year of the emissions. */
            reporting_period: components["schemas"]["NonNegative"];
            goods: components["schemas"]["InquiredGoodsRecord"][];
            /** @description Words to the supplier. */
            message: string | null;
            /**
             * Format: date
             * @description Day in Brussels on which it was asked.
             */
            asked_on: string;
            /** @description `waiting` for the supplier, `expired`: its links work no more, `received`: an answer waits for you, `accepted` or `revoked`. */
            state: string;
            /** @description Number of the round: an answer that is sent back begins the next. */
            round: components["schemas"]["NonNegative"];
            /**
             * Format: date
             * @description Day by which an answer is wanted.
             */
            due: string;
            /**
             * Format: date
             * @description Last day on which the links work.
             */
            open_until: string;
            /** @description Remark by which the last answer was sent back. */
            remark: string | null;
            /** @description Days on which mails were queued, the oldest first. */
            mailed_on: string[];
            /** @description How the newest mail stands; null once that was forgotten, 30 days after. A mail that was handed over may still come back: to the address that mails come from. */
            delivery: components["schemas"]["InquiryDelivery"] | null;
        };
        /** @description The answer that is taken, and a note that its values keep. */
        InquiryAcceptRequest: {
            round: components["schemas"]["InquiryRound"];
            note?: components["schemas"]["ValueNote"];
        };
        /** @description The inquiry, and the values that its answer became. */
        InquiryAccepted: {
            inquiry: components["schemas"]["Inquiry"];
            /** @description In the order of the goods. */
            values: components["schemas"]["AcceptedValue"][];
        };
        /** @description Answer of a supplier. */
        InquiryAnswer: {
            /** @description Number of the round. */
            round: components["schemas"]["NonNegative"];
            /**
             * Format: date
             * @description Day in Brussels on which it was sent.
             */
            sent_on: string;
            /** @description Words of the supplier. */
            remark: string | null;
            values: components["schemas"]["AnsweredValue"][];
            /** @description Tables that the supplier sent along: they are attached to the values when the answer is accepted. */
            files: components["schemas"]["InquiryFile"][];
        };
        /** @description The inquiry as it is now. */
        InquiryChanged: {
            inquiry: components["schemas"]["Inquiry"];
            /** @description True if a mail to the supplier was queued by this call. */
            is_mailed: boolean;
        };
        /** @description How the newest mail stands. */
        InquiryDelivery: {
            /** @description `queued`, `handed_over` to the mail server, `retrying`, `refused` for good, or `given_up` after a day of attempts. */
            state: string;
            /** @description What the mail server said about this mail; null where it said nothing. */
            server_said: string | null;
            /** @description What is wrong and what to do; null where nothing is. */
            sentence: string | null;
        };
        /**
         * @description Only those whose newest mail is `undelivered`: refused or given up, so that nobody got it; or `retrying`.
         * @example undelivered
         * @enum {string}
         */
        InquiryDeliveryFilter: "undelivered" | "retrying";
        /** @description A table that came with an answer. */
        InquiryFile: {
            /** @description Name that it is saved as. */
            name: string;
            /** @description Media type. */
            media_type: string;
            /** @description Size in bytes. */
            size_bytes: components["schemas"]["NonNegative"];
            /** @description SHA-256 of the bytes, 64 lower-case hex digits, which its address ends in. */
            sha256: string;
        };
        /** @description A page of the account's inquiries, newest first. */
        InquiryList: {
            inquiries: components["schemas"]["Inquiry"][];
            /** @description Send it as `cursor` to get the next page; null after the last entry. */
            next_cursor: string | null;
        };
        /** @description A question to a supplier. Either `goods`, or `imports`: rows of the ledger without values, whose goods are asked for: the key also needs `imports:read` for them. */
        InquiryRequest: {
            installation: components["schemas"]["RecordId"];
            asker: components["schemas"]["AskerName"];
            email: components["schemas"]["EmailAddress"];
            reply_to?: components["schemas"]["EmailAddress"];
            language?: components["schemas"]["SupplierLanguage"];
            reporting_period: components["schemas"]["ValuePeriod"];
            goods?: components["schemas"]["InquiredGoods"][];
            imports?: components["schemas"]["RecordId"][];
            due: components["schemas"]["Day"];
            message?: components["schemas"]["WordsToSupplier"];
        };
        /** @description The answer that is sent back, why, and by when the next one is wanted: the same day unless said otherwise. */
        InquiryReturnRequest: {
            round: components["schemas"]["InquiryRound"];
            remark: components["schemas"]["WordsToSupplier"];
            due?: components["schemas"]["Day"];
        };
        /**
         * @description Number of the round whose answer was looked at: where another one is the newest, nothing is written.
         * @example 1
         */
        InquiryRound: number;
        /**
         * @description Standing of the inquiry: `waiting` for the supplier (also when its links work no more), `expired`: those of them whose links work no more, `received`: waiting for you, `accepted`, `revoked`.
         * @example received
         * @enum {string}
         */
        InquiryStateFilter: "waiting" | "received" | "accepted" | "revoked" | "expired";
        /** @description An inquiry with all that was answered. */
        InquiryWithAnswers: {
            inquiry: components["schemas"]["Inquiry"];
            /** @description What was sent in each round, the oldest first. */
            answers: components["schemas"]["InquiryAnswer"][];
            versions: components["schemas"]["Versions"];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /**
         * @description Street and place.
         * @example Liman Cd. 1, Istanbul
         */
        InstallationAddress: string;
        /**
         * @description Id of the installation in the CBAM registry, or the importer's own.
         * @example TR-0001
         */
        InstallationId: string;
        /**
         * @description Name of the installation.
         * @example Karadeniz Works
         */
        InstallationName: string;
        /** @description Installation that made the goods. */
        InstallationRecord: {
            /** @description Id in the registry, or the importer's own. */
            id: string;
            /** @description Name. */
            name: string | null;
            /** @description UN/LOCODE. */
            unlocode: string | null;
            /** @description Street, place and country. */
            address: string | null;
            /** @description Operator of the installation. */
            operator: string | null;
        };
        /** @description Where the goods were made. */
        InstallationRequest: {
            id: components["schemas"]["InstallationId"];
            name?: components["schemas"]["InstallationName"];
            unlocode?: components["schemas"]["EvidenceUnlocode"];
            address?: components["schemas"]["EvidenceAddress"];
            operator?: components["schemas"]["OperatorName"];
        };
        Int: number;
        /**
         * @description tCO2e per tonne of goods, as an accredited verifier confirmed it, with the emissions of the precursors in it; `unit_content` says that it is given per tonne of clinker or per kilogram of nitrogen instead.
         * @example 1.95
         */
        Intensity: number;
        /**
         * @description Where the intensity comes from; `verified_direct` and `verified_indirect`: that one is verified, the other a default value.
         * @enum {string}
         */
        IntensitySource: "verified" | "verified_direct" | "verified_indirect" | "default_country_year" | "default_other_countries_year";
        /**
         * @description tCO2e per tonne of goods, as an accredited verifier confirmed it, with the emissions of the precursors in it; `unit_content` says that it is given per tonne of clinker or per kilogram of nitrogen instead. A plain decimal with a point.
         * @example 1.95
         */
        IntensityText: number | string;
        /** @description An invoice that was made, with its documents. */
        Invoice: {
            /** @description UUID of the invoice. */
            id: string;
            /** @description Reference that people read to each other, such as `INV-2026-7K3M9Q`. */
            shortId: string;
            documents: components["schemas"]["InvoiceDocument"][];
        };
        /** @description A shipment as its customs documents describe it. Money is in `currency`. */
        InvoiceData: {
            invoiceNumber: components["schemas"]["InvoiceNumber"];
            invoiceDate: components["schemas"]["Day"];
            currency: components["schemas"]["Currency"];
            incoterms: components["schemas"]["Incoterm"];
            transportMode: components["schemas"]["TransportMode"];
            portOfLoading?: components["schemas"]["Port"];
            portOfDischarge?: components["schemas"]["Port"];
            shipper: components["schemas"]["Party"];
            consignee: components["schemas"]["Party"];
            /**
             * LineItems
             * @description 1 to 500 lines of goods.
             */
            lineItems: components["schemas"]["LineItem"][];
            freight?: components["schemas"]["Amount"];
            insurance?: components["schemas"]["Amount"];
            otherCharges?: components["schemas"]["Amount"];
            totalDeclaredValue: components["schemas"]["Amount"];
            declarationText?: components["schemas"]["Declaration"];
            primaryDocument: components["schemas"]["PrimaryDocument"];
            /**
             * EachOnce
             * @description The documents that go with the primary one, each once; may be empty.
             */
            additionalDocuments: components["schemas"]["AdditionalDocument"][];
            validUntil?: components["schemas"]["Day"];
            proformaPurpose?: components["schemas"]["ProformaPurpose"];
            manufacturerSameAsShipper?: components["schemas"]["Flag"];
            manufacturer?: components["schemas"]["Party"];
            originStatement?: components["schemas"]["OriginStatement"];
            countryOfDispatch?: components["schemas"]["CountryAlpha2"];
            countryOfDestination?: components["schemas"]["CountryAlpha2"];
            countryOfAcquisition?: components["schemas"]["CountryAlpha2"];
            incotermsPlace?: components["schemas"]["IncotermsPlace"];
            /** @description Who sells the goods, where it isn't the shipper. */
            seller?: {
                name: components["schemas"]["PartyName"];
                address: components["schemas"]["PostalAddress"];
                city: components["schemas"]["City"];
                state?: components["schemas"]["State"];
                zip: components["schemas"]["PostalCode"];
                country: components["schemas"]["CountryAlpha2"];
                phone?: components["schemas"]["Phone"];
                email?: components["schemas"]["EmailAddress"];
                taxId?: components["schemas"]["TaxId"];
                eori?: components["schemas"]["Eori"];
                vatId?: components["schemas"]["VatId"];
            };
            buyer?: components["schemas"]["Party"];
            importer?: components["schemas"]["Party"];
            notify?: components["schemas"]["Party"];
            paymentTerms?: components["schemas"]["PaymentTerms"];
            references?: components["schemas"]["InvoiceReferences"];
            transport?: components["schemas"]["TransportDetails"];
            reasonForExport?: components["schemas"]["ReasonForExport"];
            /** @description Charges beside freight, insurance and otherCharges; they count in totalDeclaredValue. */
            charges?: components["schemas"]["NamedAmount"][];
            /** @description Discounts; they are taken off in totalDeclaredValue. */
            discounts?: components["schemas"]["NamedAmount"][];
            signatory?: components["schemas"]["Signatory"];
            rexNumber?: components["schemas"]["RexNumber"];
            certificate?: components["schemas"]["CertificateDetails"];
            showPacking?: components["schemas"]["Flag"];
            labels?: components["schemas"]["LabelLanguage"];
        };
        /** @description A document of an invoice, behind a link. */
        InvoiceDocument: {
            /**
             * @description Which document it is.
             * @enum {string}
             */
            type: "commercial" | "proforma" | "packing-list" | "certificate-of-origin";
            /** @description Signed link to the PDF: all that a reader needs. */
            signedUrl: string;
            /** @description Seconds for which the link is good. */
            expiresIn: components["schemas"]["NonNegative"];
        };
        /** @description An invoice in the list of its account. */
        InvoiceEntry: {
            /** @description UUID of the invoice. */
            id: string;
            /** @description Reference that people read to each other, such as `INV-2026-7K3M9Q`. */
            shortId: string;
            /** @description The caller's own number; null once the documents are gone. */
            invoiceNumber: string | null;
            /** @description The documents that were made. */
            documents: ("commercial" | "proforma" | "packing-list" | "certificate-of-origin")[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Whether the documents are still there. */
            available: boolean;
        };
        /** @description A page of an account's invoices, newest first. */
        InvoiceList: {
            invoices: components["schemas"]["InvoiceEntry"][];
            /** @description Send it as `cursor` to get the next page; null after the last entry. */
            nextCursor: string | null;
        };
        /**
         * @description UUID of the invoice, or its `shortId`.
         * @example INV-2026-7K3M9Q
         */
        InvoiceName: string;
        /**
         * @description The caller's own number of the invoice. It is text of 1 to 70 characters.
         * @example AE-2026-0117
         */
        InvoiceNumber: string;
        /** @description Numbers of the order, the contract and the letter of credit. */
        InvoiceReferences: {
            order?: components["schemas"]["ReferenceNumber"];
            contract?: components["schemas"]["ReferenceNumber"];
            letterOfCredit?: components["schemas"]["ReferenceNumber"];
        };
        /** @description A shipment and what to make of it. */
        InvoiceRequest: {
            invoiceData: components["schemas"]["InvoiceData"];
            /**
             * EachOnce
             * @description Which documents to make, each once; the primary one and the additional ones when it is left out.
             */
            documents?: components["schemas"]["DocumentType"][];
            /** @description Where the documents are sent; the account's address when it is left out; null: nowhere. */
            email?: components["schemas"]["EmailAddress"] | null;
        };
        /** @description Issues and warnings of an invoice request. */
        InvoiceValidation: {
            /** @description Whether `POST /api/v1/invoices` would make the documents. */
            valid: boolean;
            /** @description Why it would refuse the request: every issue at once; of more than a hundred the first, and a last one without a path that counts the others. */
            issues: components["schemas"]["Issue"][];
            /** @description What is accepted and customs may ask about, at most a hundred; it is there beside issues too. */
            warnings: components["schemas"]["Issue"][];
        };
        /** @description One wrong input. */
        Issue: {
            /** @description Name of the query parameter, header or column; JSON Pointer (RFC 6901) of a body's member; empty for the whole. */
            path: string;
            /**
             * @description Kind of the mistake, for programs.
             * @enum {string}
             */
            code: "missing" | "unknown" | "format" | "range" | "choice" | "ambiguous" | "conflict" | "duplicate" | "length" | "unprintable" | "unreadable";
            /** @description What was wrong, with which value, and what would be right. */
            message: string;
            /** @description The right value, where it is known. */
            suggestion?: string;
        };
        /**
         * @description Number of the item in the import declaration, from 1.
         * @example 1
         */
        ItemNumber: number;
        /**
         * finite
         * @description a finite number
         */
        JsonNumber: number;
        /** @description Figures of a calculation that was kept. */
        KeptFigures: {
            /** @description `default`, `verified`, `estimated` or `zero`. */
            state: string;
            /** @description How the import stands to Regulation (EU) 2023/956. */
            standing: string;
            /** @description Embedded emissions, tCO2e. */
            embedded_t: number;
            /** @description Free allocation, tCO2e. */
            free_allocation_t: number;
            /** @description Certificates before they are rounded: net emissions, tCO2e. */
            net_t: number;
            /** @description Price that counted, EUR per tCO2e; null where nothing is due. */
            certificate_price_eur: number | null;
            /** @description Period of that price. */
            certificate_price_period: string | null;
            /** @description Whether the period of the import had a published price. */
            has_own_price: boolean;
            /** @description Net emissions times price, EUR. */
            gross_eur: number;
            /** @description Taken off for a carbon price paid abroad, EUR. */
            deduction_eur: number;
            /** @description Gross less deduction, EUR. */
            cost_eur: number;
        };
        /** @description A template that is kept with values. */
        KeptTemplate: {
            /** @description Name that it is saved as. */
            name: string;
            /** @description Size in bytes. */
            size_bytes: components["schemas"]["NonNegative"];
            /** @description SHA-256 of the bytes, 64 lower-case hex digits. */
            sha256: string;
        };
        /**
         * @description Net mass in kilograms, above 0.
         * @example 24500
         */
        Kilograms: number;
        /**
         * Format: date
         * @description Day in Brussels by whose end an entry must have been recorded: the ledger as it was known then. Today when it is left out; law and prices are those of now.
         * @example 2026-11-21
         */
        KnownOn: string;
        /**
         * @description Language of the labels that stand beside the English ones on every document: that of the customs at the destination.
         * @example pt
         * @enum {string}
         */
        LabelLanguage: "pt" | "es" | "fr" | "de" | "ar" | "zh";
        /** @description An import that the table does not have. */
        LackingImport: {
            /** @description UUID of the import. */
            import: string;
            /** @description UUID of the entry that holds. */
            entry_id: string;
            /** @description How the import stands to Regulation (EU) 2023/956, such as `in_scope`. */
            standing: string;
            ledger: components["schemas"]["ReconciledSide"];
        };
        /**
         * @description Last year of the plan, up to 2034, which it is when it is left out.
         * @example 2026
         */
        LastYear: number;
        /**
         * @description Last year of the plan, up to 2034, which it is when it is left out.
         * @example 2026
         */
        LastYearText: number | string;
        /**
         * @description Latitude of the main source of emissions, degrees north; south of the equator below 0.
         * @example 41.00824
         */
        Latitude: number;
        /** @description An entry of the ledger as it was recorded; it is never changed. */
        LedgerEntryRecord: {
            /** @description UUID of the entry. */
            id: string;
            /** @description import, correction or cancellation. */
            kind: string;
            /** @description UUID of the entry that it replaces or removes; null for an import. */
            refers_to: string | null;
            /**
             * Format: date
             * @description Day in Brussels on which it was recorded.
             */
            recorded_on: string;
            /** @description UUID of the declarant. */
            declarant: string | null;
            /** @description own, direct or indirect. */
            representation: string;
            /** @description Movement reference number. */
            mrn: string;
            /** @description Item of the declaration. */
            item: components["schemas"]["NonNegative"];
            /**
             * Format: date
             * @description Day of release for free circulation.
             */
            release_date: string;
            /** @description Customs procedure. */
            procedure: string;
            /** @description CN code. */
            cn_code: string;
            /** @description TARIC code. */
            taric_code: string | null;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country: string;
            /** @description Net mass, kg. */
            net_mass_kg: number;
            /** @description Energy of electricity, MWh. */
            mwh: number | null;
            /** @description Production route. */
            production_route: string | null;
            /** @description Determination of the emissions. */
            determination: string;
            /** @description Year of production that the import names, with actual values theirs; null for the year of release. */
            reporting_period: components["schemas"]["NonNegative"] | null;
            /** @description Exemption that was claimed. */
            exemption: string | null;
            /** @description Null without actual values. */
            actual_values: components["schemas"]["ActualValuesRecord"] | null;
            /** @description A carbon price paid abroad; null without one. */
            origin_carbon_price: {
                /** @description EUR per tCO2e that was paid. */
                eur_per_t: number;
                /** @description Independent person who certified the payment. */
                certifier: string | null;
                /** @description Reference of the evidence. */
                evidence: string | null;
            } | null;
            /** @description Goods placed under inward processing; null with other procedures. */
            placed_goods: {
                /** @description CN code. */
                cn_code: string;
                /** @description TARIC code. */
                taric_code: string | null;
                /** @description Country of origin, ISO 3166-1 alpha-3. */
                origin_country: string;
                /** @description Net mass, kg. */
                net_mass_kg: number;
                /** @description Production route. */
                production_route: string | null;
                /** @description Reference of the procedure. */
                procedure_reference: string | null;
            } | null;
            /** @description Codes of the declaration, as it was lodged. */
            document_codes: {
                /** @description Code of the document. */
                code: string;
                /** @description Its reference. */
                reference: string | null;
            }[];
            /** @description Member state of release, ISO 3166-1 alpha-2. */
            member_state: string | null;
            /** @description The caller's own note. */
            note: string | null;
        };
        /** @description One item of an import declaration. `value_id` names a value of a supplier (`GET /api/v1/cbam/values`) in the place of `actual_values`; the determination is then `actual` unless the row says `outward`, and the entry keeps the figures with the version that they are of. `reporting_period` is the year of production, where it isn't that of release, whatever the emissions rest on; with actual values it may stand there. `recorded_on` is the day on which the books recorded it, not after today: today when it is left out. `declarant` and `representation` of a row win over those of the call. A cancellation repeats the entry that it removes, with `net_mass_kg` 0 where that is how the books have it. */
        LedgerEntryRequest: {
            entry?: components["schemas"]["OwnEntryName"];
            kind?: components["schemas"]["EntryKind"];
            refers_to?: components["schemas"]["RefersTo"];
            recorded_on?: components["schemas"]["Day"];
            declarant?: components["schemas"]["RecordId"];
            representation?: components["schemas"]["Representation"];
            mrn: components["schemas"]["Mrn"];
            item: components["schemas"]["ItemNumber"];
            release_date: components["schemas"]["Day"];
            procedure?: components["schemas"]["EntryProcedure"];
            cn_code: components["schemas"]["CnCode"];
            taric_code?: components["schemas"]["TaricCode"];
            origin_country: components["schemas"]["CountryAlpha3"];
            net_mass_kg?: components["schemas"]["NetMassKg"];
            mwh?: components["schemas"]["MegawattHours"];
            production_route?: components["schemas"]["ProductionRoute"];
            determination?: components["schemas"]["Determination"];
            reporting_period?: components["schemas"]["ReportingPeriod"];
            exemption?: components["schemas"]["ClaimedExemption"];
            actual_values?: components["schemas"]["ActualValuesRequest"];
            value_id?: components["schemas"]["RecordId"];
            origin_carbon_price?: components["schemas"]["CarbonPriceClaim"];
            placed_goods?: components["schemas"]["PlacedGoods"];
            document_codes?: {
                code: components["schemas"]["DocumentCode"];
                reference?: components["schemas"]["ReferenceText"];
            }[];
            member_state?: components["schemas"]["StateOfRelease"];
            note?: components["schemas"]["EntryNote"];
        };
        /**
         * @description `true`: values are read as they stand on customs papers (CN codes with spaces or of ten digits, countries by any code or name, dates in four forms, masses with their unit), and `read_as` says what was read as what. Numbers are never guessed.
         * @example true
         */
        Lenient: boolean | ("true" | "false");
        /**
         * @description The caller's own name for the line; printed nowhere.
         * @example line-1
         */
        LineId: string;
        /** @description One line of goods. Packages, weights, dimensions and marks are read where a packing list or a certificate of origin is made or the invoice shows packing, and ignored otherwise. */
        LineItem: {
            id: components["schemas"]["LineId"];
            description: components["schemas"]["GoodsDescription"];
            hsCode: components["schemas"]["HsCode"];
            countryOfOrigin: components["schemas"]["CountryAlpha2"];
            quantity: components["schemas"]["GoodsQuantity"];
            unit: components["schemas"]["Unit"];
            unitCode?: components["schemas"]["UnitCode"];
            unitPrice: components["schemas"]["Amount"];
            totalValue: components["schemas"]["Amount"];
            eccn?: components["schemas"]["Eccn"];
            /**
             * @description Whether the line is of the preferential origin that originStatement declares; false: printed on the line as not of preferential origin.
             * @example true
             */
            preferentialOrigin?: boolean;
            dangerousGoods?: components["schemas"]["DangerousGoods"];
            packages?: components["schemas"]["PackageCount"];
            packageKind?: components["schemas"]["PackageKind"];
            netWeightKg?: components["schemas"]["LineKilograms"];
            grossWeightKg?: components["schemas"]["LineKilograms"];
            dimensionsCm?: components["schemas"]["Dimensions"];
            marksAndNumbers?: components["schemas"]["MarksAndNumbers"];
            /**
             * @description Number of the line in whose packages these goods are, counted from 1: that line states the packages and their gross weight.
             * @example 1
             */
            packedWithLine?: number;
        };
        /**
         * @description Kilograms, from 0.
         * @example 384.5
         */
        LineKilograms: number;
        /**
         * @description Most entries of the page, up to 100; 20 when it is left out.
         * @example 1
         */
        ListLimit: number | string;
        /**
         * @description Longitude of the main source of emissions, degrees east; west of Greenwich below 0.
         * @example 28.97836
         */
        Longitude: number;
        /**
         * @description What stands on the packages. It is text of 1 to 300 characters on at most 10 lines.
         * @example BI-0117/1-24
         */
        MarksAndNumbers: string;
        /**
         * @description Energy in MWh, above 0: instead of `tonnage`, for electricity (CN 2716 00 00) only.
         * @example 1000
         */
        MegawattHours: number;
        /**
         * @description Energy in MWh, above 0: instead of `tonnage`, for electricity (CN 2716 00 00) only. A plain decimal with a point.
         * @example 1000
         */
        MegawattHoursText: number | string;
        /**
         * @description Member state of the Union, ISO 3166-1 alpha-2, upper or lower case: AT, BE, BG, CY, CZ, DE, DK, EE, ES, FI, FR, GR, HR, HU, IE, IT, LT, LU, LV, MT, NL, PL, PT, RO, SE, SI, SK.
         * @example DE
         */
        MemberState: string;
        /**
         * @description Movement reference number of the import declaration: two digits of the year, two letters of the country, 14 capital letters or digits.
         * @example 26DE000000000001R1
         */
        Mrn: string;
        /** @description An amount with what it is for, in the invoice's currency. */
        NamedAmount: {
            name: components["schemas"]["NamedAmountName"];
            amount: components["schemas"]["Amount"];
        };
        /**
         * @description What a charge or discount is for. It is text of 1 to 60 characters.
         * @example Documents
         */
        NamedAmountName: string;
        /**
         * @description Net mass in kilograms; left out or 0 for electricity.
         * @example 6200
         */
        NetMassKg: number;
        /**
         * @description Net mass in kilograms; left out or 0 for electricity. A plain decimal with a point.
         * @example 6200
         */
        NetMassKgText: number | string;
        NonNegative: number;
        NonNegativeInt: number;
        /** @description It is not, or anything is wrong: the answer doesn't say what. */
        NotVerified: {
            /** @enum {boolean} */
            ok: false;
        };
        /** @description An OpenAPI 3.1 document. */
        OpenApiDocument: {
            [key: string]: unknown;
        };
        /**
         * @description Who operates it.
         * @example Karadeniz AS
         */
        OperatorName: string;
        /** @description An operator's summary emissions report by its named fields (Implementing Regulation (EU) 2025/2547, Annex IV, point 1.2; `total_direct_t` to `own_electricity` are points (5) to (11)). The Commission has published no format of it: these are the service's names. */
        OperatorSummary: {
            reporting_period: components["schemas"]["ValuePeriod"];
            /** @description The operator: point 1.2(1). */
            operator?: {
                name?: components["schemas"]["SummaryText"];
                registration_number?: components["schemas"]["SummaryText"];
                address?: components["schemas"]["SummaryText"];
            };
            /** @description The installation: point 1.2(2). `country` is the one in which it stands. */
            installation: {
                registry_id?: components["schemas"]["RegistryId"];
                name: components["schemas"]["SupplierInstallationName"];
                unlocode?: components["schemas"]["Unlocode"];
                address?: components["schemas"]["InstallationAddress"];
                country: components["schemas"]["CountryAlpha3"];
                latitude?: components["schemas"]["Latitude"];
                longitude?: components["schemas"]["Longitude"];
            };
            /** @description Production processes and routes, with their goods: point 1.2(3). */
            processes?: {
                name?: components["schemas"]["SummaryText"];
                production_route?: components["schemas"]["ProductionRoute"];
                cn_codes?: components["schemas"]["CnCode"][];
            }[];
            goods: components["schemas"]["OperatorSummaryGood"][];
            total_direct_t?: components["schemas"]["TotalEmissions"];
            total_indirect_t?: components["schemas"]["TotalEmissions"];
            measurable_heat_moved?: components["schemas"]["Flag"];
            zero_rated_fuels?: components["schemas"]["Flag"];
            waste_gases?: components["schemas"]["Flag"];
            co2_captured?: components["schemas"]["Flag"];
            own_electricity?: components["schemas"]["SummaryText"];
            /** @description Precursors by default values: point 1.2(12). */
            precursors_by_default?: {
                cn_code: components["schemas"]["CnCode"];
                name?: components["schemas"]["SummaryText"];
                country?: components["schemas"]["CountryAlpha3"];
                default_t_per_t?: components["schemas"]["Intensity"];
            }[];
            /** @description Precursors by actual values: points 1.2(13) and (16). */
            precursors_by_actual?: {
                cn_code: components["schemas"]["CnCode"];
                name?: components["schemas"]["SummaryText"];
                country?: components["schemas"]["CountryAlpha3"];
                reporting_period?: components["schemas"]["ValuePeriod"];
                direct_t_per_unit?: components["schemas"]["Intensity"];
                indirect_t_per_unit?: components["schemas"]["Intensity"];
                operator?: components["schemas"]["SummaryText"];
                installation?: components["schemas"]["SummaryText"];
                registry_id?: components["schemas"]["SummaryText"];
            }[];
            verification?: components["schemas"]["OperatorSummaryVerification"];
        };
        /** @description Goods of the installation: Annex IV, point 1.2(4), and their content by point 2. Emissions are tCO2e per functional unit: a tonne of goods, of clinker in cement, a kilogram of nitrogen in fertilisers, an MWh of electricity. */
        OperatorSummaryGood: {
            cn_code: components["schemas"]["CnCode"];
            name?: components["schemas"]["SummaryText"];
            production_route?: components["schemas"]["ProductionRoute"];
            direct_t_per_unit: components["schemas"]["Intensity"];
            indirect_t_per_unit?: components["schemas"]["Intensity"];
            unit_content?: components["schemas"]["UnitContent"];
            default_share?: components["schemas"]["DefaultShare"];
            indirect_actual_share?: components["schemas"]["DefaultShare"];
            indirect_default_share?: components["schemas"]["DefaultShare"];
            actual_criteria_met?: components["schemas"]["Flag"];
            direct_connection_met?: components["schemas"]["Flag"];
            emission_criteria_met?: components["schemas"]["Flag"];
            free_allocation_t_per_t?: components["schemas"]["VerifiedFreeAllocation"];
            benchmarks_confirmed?: components["schemas"]["Flag"];
        };
        /** @description Verification of the report: Implementing Regulation (EU) 2025/2546, Annex. */
        OperatorSummaryVerification: {
            report: components["schemas"]["VerificationReport"];
            day: components["schemas"]["Day"];
            opinion: components["schemas"]["VerificationOpinion"];
            verifier?: components["schemas"]["VerifierRequest"];
            accreditation_expires?: components["schemas"]["Day"];
            scope?: components["schemas"]["SummaryText"];
            misstatements?: components["schemas"]["SummaryText"];
        };
        /**
         * @description Working days before a quarter's end by which certificates are ordered, 0 to 60; 10 when it is left out.
         * @example 0
         */
        OrderWorkingDays: number | string;
        /**
         * @description Number of the certificate of origin, which the issuing body gives. It is text of 1 to 50 characters.
         * @example SH-2026-004711
         */
        OriginCertificateNumber: string;
        /**
         * @description Statement on the origin of the goods. It is text of 1 to 1000 characters on at most 10 lines.
         * @example The exporter declares that the goods originate in China.
         */
        OriginStatement: string;
        /**
         * @description The caller's own name of the row, unique in the call: later rows refer to it.
         * @example 5
         */
        OwnEntryName: string;
        /**
         * @description How many packages the line fills.
         * @example 24
         */
        PackageCount: number;
        /**
         * @description Kind of the packages: code of UN/ECE Recommendation 21.
         * @example CT
         */
        PackageKind: string;
        /**
         * @description Packing group, where the goods have one.
         * @example II
         */
        PackingGroup: string;
        /** @description Someone named on a document. */
        Party: {
            name: components["schemas"]["PartyName"];
            address: components["schemas"]["PostalAddress"];
            city: components["schemas"]["City"];
            state?: components["schemas"]["State"];
            zip: components["schemas"]["PostalCode"];
            country: components["schemas"]["CountryAlpha2"];
            phone?: components["schemas"]["Phone"];
            email?: components["schemas"]["EmailAddress"];
            taxId?: components["schemas"]["TaxId"];
            eori?: components["schemas"]["Eori"];
            vatId?: components["schemas"]["VatId"];
        };
        /**
         * @description Name of a company or person. It is text of 1 to 200 characters.
         * @example Acme Export Ltd
         */
        PartyName: string;
        /**
         * @description When and how the goods are paid. It is text of 1 to 300 characters.
         * @example 30 days net
         */
        PaymentTerms: string;
        /** @description Imports of a year without the status, and what they are exposed to. */
        PenaltiesAnswer: {
            /** @description UUID of the importer. */
            importer: string;
            /** @description Calendar year of importation. */
            year: components["schemas"]["NonNegative"];
            /**
             * Format: date
             * @description Day by whose end entries and states were recorded.
             */
            as_of: string;
            /** @description Net mass of the year up to which the importer is exempt, tonnes. */
            limit_t: number;
            /** @description Net mass of the year that counts, tonnes. */
            counted_t: number;
            /** @description Day on which the limit was passed; null where it was not. */
            passed_on: string | null;
            /** @description Imports without the status, by reason and by who is liable. */
            without_status: {
                /**
                 * @description `limit_exceeded`: released on or after the day on which the limit of the year was passed; `before_limit`: before it, in a year in which it was passed; `never_exempt`: electricity or hydrogen, which no limit exempts (Article 2a(4)); `representative`: by an indirect representative, who needs the status from the first import (Article 5(1a)); `application_refused`: while an application of 2026 was undecided that was refused later (Article 17(7a)).
                 * @enum {string}
                 */
                reason: "limit_exceeded" | "before_limit" | "never_exempt" | "representative" | "application_refused";
                /**
                 * @description Who is liable.
                 * @enum {string}
                 */
                debtor: "importer" | "representative";
                /** @description EORI number of who is liable; null for a representative whom the imports don't name. */
                eori: string | null;
                /** @description Whether a penalty is possible; false for imports before the limit that a declarant with the status declares with the year. */
                is_exposed: boolean;
                /** @description Whether the authority may set less than three times the penalty: the limit was exceeded by at most 10 %, or an application of 2026 was refused (Article 26(2a)). */
                may_be_lower: boolean;
                /** @description Net emissions by default values less free allocation, tCO2e (Article 26(4a)). */
                net_by_default_t: number;
                /** @description UUIDs of the imports, by day of release. */
                imports: string[];
            }[];
            /** @description What it may cost each who is liable, as exposure and not as advice (Article 26(2)); empty where nothing is exposed, or the year's penalty is not known. */
            exposure: {
                /**
                 * @description Who is liable.
                 * @enum {string}
                 */
                debtor: "importer" | "representative";
                /** @description EORI number of who is liable; null for a representative whom the imports don't name. */
                eori: string | null;
                /** @description Certificates that were not surrendered: the emissions that are exposed, rounded up. */
                certificates: components["schemas"]["NonNegative"];
                /** @description Least penalty, EUR: three times that of a missing certificate, or once. */
                least_eur: number;
                /** @description Highest penalty, EUR: five times. */
                most_eur: number;
                /** @description What a reader should know, and which rule is not sure: a sentence each, with its source. */
                notes: string[];
            }[];
            without_figures: {
                /** @description UUID of the import. */
                import: string;
                /** @description Why it could not be calculated: it is in no figure here. */
                reasons: string[];
            }[];
            /** @description What a reader should know, and which rule is not sure: a sentence each, with its source. */
            notes: string[];
            versions: components["schemas"]["Versions"];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /** @description What the rows of one period come to. */
        PeriodSummary: {
            /** @description Quarter (`2026-Q1`) or ISO week (`2027-W01`) of import; a year for rows that gave no day. */
            period: string;
            /** @description Rows with figures. */
            rows: components["schemas"]["NonNegative"];
            /** @description Sum of the rows' printed net emissions, exact, tCO2e. */
            net_emissions_t: number;
            /** @description Sum of the rows' printed net costs, exact, EUR. */
            net_cost_eur: number;
        };
        /**
         * @description Name as the records of the importer have it, without white space around it. It is text of 1 to 200 characters.
         * @example Muster GmbH
         */
        PersonName: string;
        /**
         * @description Telephone number. It is text of 1 to 50 characters.
         * @example +86 21 5555 0100
         */
        Phone: string;
        /** @description Goods that were placed under inward processing (Regulation (EU) 2023/956, Article 6(3)). */
        PlacedGoods: {
            cn_code: components["schemas"]["CnCode"];
            taric_code?: components["schemas"]["TaricCode"];
            origin_country: components["schemas"]["CountryAlpha3"];
            net_mass_kg: components["schemas"]["NetMassKg"];
            production_route?: components["schemas"]["ProductionRoute"];
            procedure_reference?: components["schemas"]["ReferenceText"];
        };
        /**
         * @description Reference of the procedure that they were placed under, which stands beside Y422.
         * @example 51-1
         */
        PlacedProcedureReference: string;
        /** @description Goods that are bought every year of a plan. `tonnage` is required, or `net_mass_kg` in its place, for electricity `mwh`. `precursors` count for verified values and for the break-even; an empty array says that the goods are simple. */
        PlanRow: {
            client_ref?: components["schemas"]["ClientRef"];
            supplier?: components["schemas"]["SupplierName"];
            cn_code: components["schemas"]["CnCode"];
            taric_code?: components["schemas"]["TaricCode"];
            origin_country: components["schemas"]["CountryAlpha3"];
            tonnage?: components["schemas"]["Tonnes"];
            net_mass_kg?: components["schemas"]["Kilograms"];
            mwh?: components["schemas"]["MegawattHours"];
            production_route?: components["schemas"]["ProductionRoute"];
            verified_direct_intensity?: components["schemas"]["Intensity"];
            verified_indirect_intensity?: components["schemas"]["Intensity"];
            verified_free_allocation?: components["schemas"]["VerifiedFreeAllocation"];
            verified_year?: components["schemas"]["VerifiedYear"];
            unit_content?: components["schemas"]["UnitContent"];
            origin_carbon_price_eur_per_t?: components["schemas"]["CarbonPrice"];
            precursors?: components["schemas"]["PrecursorRequest"][];
        };
        /** @description Rows of a plan counted by status, and their sums over all years. */
        PlanSummary: {
            /** @description Rows of the call. */
            total: components["schemas"]["NonNegative"];
            /** @description Rows with figures. */
            ok: components["schemas"]["NonNegative"];
            /** @description Rows that CBAM doesn't reach. */
            out_of_scope: components["schemas"]["NonNegative"];
            /** @description Rows that lack something, which their `message` names. */
            needs_data: components["schemas"]["NonNegative"];
            /** @description Rows that could not be read. */
            errors: components["schemas"]["NonNegative"];
            /** @description Rows with verified values that have no default value: they count in `known_eur` alone. */
            without_default: components["schemas"]["NonNegative"];
            /** @description Cost of all years with default values, of the rows that have one, EUR. */
            default_eur: number;
            /** @description Cost of all years with verified values where a row has them, else default ones, EUR. */
            known_eur: number;
            /** @description What the verified values save, of the rows that have a default value, EUR. */
            saving_eur: number;
        };
        /** @description Sums over all years, each rounded once, from exact figures. */
        PlanSums: {
            /** @description Cost with default values, EUR; null without any. */
            default_eur: number | null;
            /** @description Cost with verified values, EUR; null without any. */
            verified_eur: number | null;
            /** @description What the verified values save, EUR; null without one of both. */
            saving_eur: number | null;
        };
        /** @description Price and factors of a year, the same for all goods. */
        PlanYear: {
            /** @description Calendar year of import. */
            year: number;
            /** @description Price of certificates that the year is calculated with, EUR per tCO2e. */
            certificate_price_eur_per_tco2e: number;
            /**
             * @description `given`: by the price path; `held`: the path's price of an earlier year; `grown`: by the path's growth; `published`: the newest published price, in 2026 that of its own quarters.
             * @enum {string}
             */
            price_basis: "given" | "held" | "grown" | "published";
            /** @description Share of free allocation that is left. */
            cbam_factor: number | null;
            /** @description Cross-sectoral correction factor; null where none is needed any more. */
            cscf: number | null;
            /** @description True where no act has set the correction factor of the year, so that it is assumed. */
            cscf_assumed: boolean;
        };
        /**
         * @description Port or place of loading or discharge. It is text of 1 to 120 characters.
         * @example Shanghai, China
         */
        Port: string;
        /** @description Cost of a portfolio by supplier, code and year. */
        Portfolio: {
            years: components["schemas"]["PlanYear"][];
            summary: components["schemas"]["PlanSummary"];
            by_supplier: components["schemas"]["SupplierCost"][];
            by_code: components["schemas"]["CodeCost"][];
            by_year: components["schemas"]["PortfolioYear"][];
            /** @description The same portfolio at three paths of prices. */
            prices: components["schemas"]["PriceCase"][];
            /** @description Assumptions and what else a reader should know. */
            notes: string[];
            /** @description What was taken for what in a table, in sentences. */
            read_as?: string[];
            versions: components["schemas"]["Versions"];
            /** @description Only where the years rest on several tables, because some apply from a year to come: those of all years, stretch by stretch. `versions` and `dataset_version` then name each table, in the order of the years, with commas between them. */
            versions_of_years?: components["schemas"]["VersionsOfYears"][];
            sources: components["schemas"]["Citation"][];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
            /** @description One result a row, in the order of the call. */
            results: components["schemas"]["TrajectoryRow"][];
        };
        /**
         * @description Language of notes, and of a workbook's tabs and charts; English when it is left out.
         * @example de
         * @enum {string}
         */
        PortfolioLanguage: "en" | "de" | "fr";
        /** @description Goods of a portfolio; years and prices stand in the query. */
        PortfolioRequest: {
            rows: components["schemas"]["PlanRow"][];
        };
        /** @description Cost of the whole portfolio in a year. */
        PortfolioYear: {
            /** @description Calendar year of import. */
            year: number;
            /** @description Rows with figures. */
            rows: components["schemas"]["NonNegative"];
            /** @description Rows with verified values that have no default value: they count in `known_eur` alone. */
            without_default: components["schemas"]["NonNegative"];
            /** @description Cost with default values, of the rows that have one, EUR. */
            default_eur: number;
            /** @description Cost with verified values where they are known, else default ones, EUR. */
            known_eur: number;
            /** @description What the verified values save, of the rows that have a default value, EUR. */
            saving_eur: number;
        };
        /**
         * @description Street and house. It is text of 1 to 300 characters on at most 5 lines.
         * @example Building 7, 1200 Pudong Avenue
         */
        PostalAddress: string;
        /**
         * @description Postal code. It is text of at most 20 characters, empty where the country has no postal codes.
         * @example 200135
         */
        PostalCode: string;
        /**
         * @description Specific embedded emissions of a tonne of the precursor in tCO2e, as its verification report states them: direct and indirect ones, for goods of Annex II of Regulation (EU) 2023/956 the direct ones alone. The verified intensity of the goods holds them already, so they are never added but held against it: a note says where they come to more.
         * @example 1.9
         */
        PrecursorEmissions: number;
        /** @description A precursor in the goods. */
        PrecursorRecord: {
            /** @description CN code. */
            cn_code: string;
            /** @description Production route. */
            production_route: string | null;
            /** @description Tonnes in a tonne of the goods. */
            tonnes_per_tonne: number;
            /** @description Free allocation that was given, tCO2e per tonne. */
            free_allocation_t_per_t: number | null;
            /** @description Verified emissions that were given, tCO2e per tonne. */
            verified_emissions_t_per_t: number | null;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country: string | null;
        };
        /** @description Goods that went into a complex good. */
        PrecursorRequest: {
            cn_code: components["schemas"]["CnCode"];
            origin_country?: components["schemas"]["CountryAlpha3"];
            production_route?: components["schemas"]["ProductionRoute"];
            tonnes_per_tonne: components["schemas"]["TonnesPerTonne"];
            free_allocation_t_per_t?: components["schemas"]["FreeAllocationPerTonne"];
            verified_emissions_t_per_t?: components["schemas"]["PrecursorEmissions"];
        };
        /** @description Cost of the whole portfolio at one path of prices. */
        PriceCase: {
            /** @enum {string} */
            path: "low" | "base" | "high";
            /** @description Cost with default values, of the rows that have one, EUR. */
            default_eur: number;
            /** @description Cost with verified values where they are known, else default ones, EUR. */
            known_eur: number;
            by_year: components["schemas"]["PricedYear"][];
        };
        /**
         * @description Price of certificates in each year, EUR per tCO2e, as you assume it. One number counts for every year. `2027:85,2030:110` names years: a price is held until the next one, and before the first one the newest published price counts. `82,85,90` are the prices of the plan's first year and those after it; the last one is held; two whole numbers alone (`82,85`) are refused, since they could be one price with a decimal comma. `growth:0.03` grows the newest published price by 3 % a year from the year that it is of, `80,growth:0.03` a price of the first year; grown prices are rounded to cents. Left out: the newest published price is held. In JSON a number and an array of numbers are taken too.
         * @example 2027:85,2030:110
         */
        PricePath: string | number | number[];
        /**
         * @description Price of certificates in each year, EUR per tCO2e, as you assume it. One number counts for every year. `2027:85,2030:110` names years: a price is held until the next one, and before the first one the newest published price counts. `82,85,90` are the prices of the plan's first year and those after it; the last one is held; two whole numbers alone (`82,85`) are refused, since they could be one price with a decimal comma. `growth:0.03` grows the newest published price by 3 % a year from the year that it is of, `80,growth:0.03` a price of the first year; grown prices are rounded to cents. Left out: the newest published price is held.
         * @example 2027:85,2030:110
         */
        PricePathText: string;
        /** @description Cost of a year at a price. */
        PricedYear: {
            /** @description Calendar year of import. */
            year: number;
            /** @description Price of certificates, EUR per tCO2e. */
            certificate_price_eur_per_tco2e: number;
            /** @description Cost with default values, of the rows that have one, EUR. */
            default_eur: number;
            /** @description Cost with verified values where they are known, else default ones, EUR. */
            known_eur: number;
        };
        /**
         * @description The document that carries the prices.
         * @example commercial
         * @enum {string}
         */
        PrimaryDocument: "commercial" | "proforma";
        /** @description What went wrong (RFC 9457), with the sentence as `error`. */
        Problem: {
            /** @description What was wrong, with which value, and what would be right: a sentence for people. */
            error: string;
            /** @description Address of a page about this kind of problem (RFC 9457). */
            type: string;
            /** @description The kind of problem in a few words. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /** @description The same sentence as `error`. */
            detail: string;
            /** @description Id of the call, as in the header `X-Request-Id`: quote it when you ask about it. */
            request_id: string;
            /** @description Every wrong input; of more than a hundred the first, and a last one without a path that counts the others. */
            issues?: components["schemas"]["Issue"][];
            /** @description Only where a draft is outdated: what it said, and what it would say now. */
            figures?: {
                draft: {
                    /** @description Version of the default values. */
                    dataset_version: string;
                    /** @description Period of the certificate price. */
                    certificate_period: string | null;
                    /** @description Certificate price, EUR per tCO2e. */
                    certificate_price_eur: number | null;
                    /** @description Net cost, EUR. */
                    net_cost_eur: number | null;
                };
                now: {
                    /** @description Version of the default values. */
                    dataset_version: string;
                    /** @description Period of the certificate price. */
                    certificate_period: string | null;
                    /** @description Certificate price, EUR per tCO2e. */
                    certificate_price_eur: number | null;
                    /** @description Net cost, EUR. */
                    net_cost_eur: number | null;
                };
            };
            /** @description Only where something that was recorded before holds against what was sent: both. */
            conflicts?: components["schemas"]["RecordConflict"][];
            /** @description Of `/readyz`: each part of the service with its state. */
            parts?: {
                [key: string]: string;
            };
        };
        /**
         * @description Letter of a production route as `GET /api/v1/cbam/routes` lists them, with or without brackets; `default` where the figures don't depend on it. Longer text is cut to 8 characters.
         * @example (C)
         */
        ProductionRoute: string;
        /** @description A production route and its default values. */
        ProductionRouteValue: {
            /** @description Route code such as `(C)`; `default` where the values don't depend on the route. */
            production_route: string;
            /** @description What the letter stands for. */
            description: string;
            /** @description Total default value with the year's mark-up, tCO2e per tonne. */
            value_for_year: number;
            /** @description Direct part with mark-up, for information, tCO2e per tonne. */
            direct_t_per_t: number;
            /** @description Indirect part with mark-up, for information, tCO2e per tonne. */
            indirect_t_per_t: number;
            /** @enum {string} */
            source: "eu_default";
            /**
             * @description `other_countries`: the act has no line for the country, so the row of all other countries applies.
             * @enum {string}
             */
            match_quality: "country" | "other_countries";
            /**
             * @description Only for electricity, whose figures are per MWh.
             * @enum {string}
             */
            unit?: "tCO2e/MWh";
        };
        /** @description Production routes of a CN code and origin. */
        ProductionRoutes: {
            /** @description CN code, 8 digits. */
            cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            country_iso3: string;
            /** @description Year that the values are of. */
            year: number;
            /** @description None: verified values must be given to calculate; one: it is implied there. */
            routes: components["schemas"]["ProductionRouteValue"][];
            /** @description Routes that a verified value may name, beside those of `routes`: every one with a benchmark for the year, after 2030 for 2030. */
            benchmark_routes: components["schemas"]["BenchmarkRoute"][];
            /** @description Why there are no routes. */
            message?: string;
            /** @description What was read as what, where it stood there in another form. */
            read_as?: components["schemas"]["ReadAs"][];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /**
         * @description What a proforma invoice is for. It is text of 1 to 200 characters.
         * @example Samples for trial
         */
        ProformaPurpose: string;
        /**
         * @description Proper shipping name, with the technical name in brackets where the list asks for one. It is text of 1 to 200 characters.
         * @example PAINT
         */
        ProperShippingName: string;
        /** @description A key that signs, or signed, reports. */
        PublishedKey: {
            /** @enum {string} */
            kty: "OKP";
            /** @enum {string} */
            crv: "Ed25519";
            /** @description The public key, base64url. */
            x: string;
            /** @description Thumbprint of the key (RFC 7638). */
            kid: string;
            /** @enum {string} */
            use: "sig";
            /** @enum {string} */
            alg: "EdDSA";
            /** Format: date-time */
            created_at: string;
            retired_at: string | null;
        };
        /** @description A published price with the days of its period. */
        PublishedPrice: {
            /** @description Quarter (`2026-Q1`) or, from 2027, ISO week (`2027-W01`) that the price is of. */
            period: string;
            /** @description EUR per tCO2e. */
            price_eur_per_tco2e: number;
            /**
             * Format: date
             * @description Day of publication; the price counts from that day.
             */
            published_at: string;
            first_day: string | null;
            last_day: string | null;
        };
        /**
         * @description Reference of the purchase.
         * @example P-2027-001
         */
        PurchaseReference: string;
        /** @description One origin and production route by its cost. */
        RankedOrigin: {
            /** @description Place by net cost, from 1 on; equal costs share a place. Null without figures. */
            rank: components["schemas"]["Int"] | null;
            status: components["schemas"]["CalculationStatus"];
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country_iso3: string;
            /** @description Route that the figures are of. */
            production_route: string | null;
            intensity_source: components["schemas"]["IntensitySource"] | null;
            /** @description Embedded emissions that count, with the mark-up of default values, tCO2e per tonne (electricity: per MWh). */
            embedded_t_per_t: number | null;
            /** @description Free allocation, tCO2e per tonne. */
            free_allocation_t_per_t: number | null;
            /** @description What certificates are due for, tCO2e. */
            net_emissions_t: number | null;
            /** @description Net cost, EUR. */
            net_cost_eur: number | null;
            /** @description Why there are no figures, or why the cost is 0. */
            message?: string;
            /** @description Positions of the row's own notes in the answer's `notes`, from 0. */
            notes: components["schemas"]["NonNegativeInt"][];
        };
        /** @description A value that was not sent in its strict form. */
        ReadAs: {
            /** @description Name of the column, the parameter or the row's member; JSON Pointer of a body's member. */
            path: string;
            /** @description The value as it was sent, cut where it is long. */
            sent: string;
            /** @description What it was taken for, in the strict form. */
            read: string;
            /** @description Why, where the strict form alone doesn't tell. */
            because?: string;
        };
        /** @description Whether the service can do its work. */
        Readiness: {
            /** @enum {string} */
            status: "ready";
            /** @description Each part's state. `database` and `migrations` decide, and `reference` until what operators added to the tables of law was read; where something of that can't be used it is `failing`, counts for nothing, and leaves the process ready. `storage` and `mail_queue` are as of the last look, every fifteen seconds. */
            parts: {
                /** @enum {string} */
                database: "ok" | "failing" | "waiting" | "late" | "unknown";
                /** @enum {string} */
                migrations: "ok" | "failing" | "waiting" | "late" | "unknown";
                /** @enum {string} */
                reference: "ok" | "failing" | "waiting" | "late" | "unknown";
                /** @enum {string} */
                storage: "ok" | "failing" | "waiting" | "late" | "unknown";
                /** @enum {string} */
                mail_queue: "ok" | "failing" | "waiting" | "late" | "unknown";
            };
        };
        /**
         * @description Why the goods are exported: sale, repair, sample, return. It is text of 1 to 120 characters.
         * @example Sale
         */
        ReasonForExport: string;
        /** @description Whether the goods need an authorised declarant. */
        Recommendation: {
            /** @description Whether an authorised CBAM declarant is needed. */
            needs_authorised_declarant: boolean;
            /** @description Why, with the article. */
            rationale: string;
        };
        /** @description A table of customs against the ledger, row by row. */
        ReconcileAnswer: {
            /** @description UUID of the importer, where one was asked for. */
            importer: string | null;
            /** @description UUID of the declarant, where one was asked for. */
            declarant: string | null;
            /**
             * Format: date
             * @description Day by whose end the entries were recorded.
             */
            as_of: string;
            /** @description First day of release that is looked at; null where no row could be read. */
            from: string | null;
            /** @description Last day of release that is looked at. */
            to: string | null;
            summary: {
                /** @description Rows of the table. */
                rows: components["schemas"]["NonNegative"];
                /** @description Rows of which all is the same. */
                matched: components["schemas"]["NonNegative"];
                /** @description Rows of which something differs. */
                differing: components["schemas"]["NonNegative"];
                /** @description Rows that the ledger does not have. */
                missing_in_ledger: components["schemas"]["NonNegative"];
                /** @description Imports of the span that the table does not have. */
                missing_in_table: components["schemas"]["NonNegative"];
                /** @description Rows that could not be read. */
                refused: components["schemas"]["NonNegative"];
            };
            /** @description One for each row, in their order. */
            results: components["schemas"]["ReconciledRow"][];
            missing_in_table: components["schemas"]["LackingImport"][];
            /** @description Of a table: what was read as what, such as columns by their headings. */
            read_as?: string[];
            /** @description What a reader should know, and which rule is not sure: a sentence each, with its source. */
            notes: string[];
        };
        /** @description A table that customs or a broker sent. */
        ReconcileRequest: {
            rows: components["schemas"]["CustomsRowRequest"][];
        };
        /** @description A row against the ledger. */
        ReconciledRow: {
            /** @description Position of the row in the table, from 1. */
            row: components["schemas"]["NonNegative"];
            /**
             * @description `matched`: all that the row says is the same; `differing`: the import is found and a field differs; `refused`: the row could not be read.
             * @enum {string}
             */
            result: "matched" | "differing" | "missing_in_ledger" | "refused";
            /** @description UUID of the import that it was matched with. */
            import: string | null;
            /** @description UUID of the entry that holds: a correction refers to it. */
            entry_id: string | null;
            /** @description Members that differ. */
            differing: ("eori" | "cbam_account" | "mrn" | "item" | "cn_code" | "taric_code" | "quantity" | "origin_country" | "release_date" | "procedure")[];
            /** @description Quantity of the row less that of the ledger; null where both are not there. */
            quantity_difference: number | null;
            /** @description The row; null where it could not be read. */
            sent: components["schemas"]["ReconciledSide"] | null;
            /** @description The import; null where there is none. */
            ledger: components["schemas"]["ReconciledSide"] | null;
            /** @description Why the row could not be read. */
            issues: components["schemas"]["Issue"][];
        };
        /** @description A line as one side has it. */
        ReconciledSide: {
            /** @description EORI number of the importer. */
            eori: string | null;
            /** @description Number of the declarant's account. */
            cbam_account: string | null;
            /** @description Movement reference number. */
            mrn: string | null;
            /** @description Item of the declaration. */
            item: components["schemas"]["Int"] | null;
            /** @description CN code. */
            cn_code: string;
            /** @description TARIC code, 10 digits; null where none is stated. */
            taric_code: string | null;
            /** @description Quantity in the unit beside it. */
            quantity: number;
            /**
             * @description Tonnes, of electricity MWh.
             * @enum {string}
             */
            unit: "t" | "MWh";
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country: string;
            /**
             * Format: date
             * @description Day of release.
             */
            release_date: string;
            /** @description Customs procedure, four digits. */
            procedure: string | null;
        };
        /** @description A record that holds beside one that was sent. */
        RecordConflict: {
            /** @description JSON Pointer of the member of the request; empty for the whole. */
            path: string;
            /** @description What disagrees, and what to do about it. */
            message: string;
            /** @description The record that holds, as `GET` answers it. */
            current: Record<string, never>;
            /** @description The record that would be written. */
            sent: Record<string, never>;
        };
        /**
         * Format: uuid
         * @description The UUID that was answered when it was recorded.
         * @example 0190163d-8694-739b-aea5-966c26f8ad91
         */
        RecordId: string;
        /**
         * @description Number of a paper that the shipment rests on. It is text of 1 to 70 characters.
         * @example PO-4711
         */
        ReferenceNumber: string;
        /**
         * @description Reference as it was given.
         * @example A-2026-0001
         */
        ReferenceText: string;
        ReferencedCalculation: {
            /** @description The caller's own reference. */
            client_ref?: string;
            /** @description CN code, 8 digits. */
            cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country_iso3: string;
            /** @description Net mass in tonnes; of electricity MWh, as `mwh`. */
            tonnage: number;
            /** @description Only for electricity: energy in MWh. */
            mwh?: number;
            /** @description Day of import, or the year where only that was given. */
            import: string;
            /** @description Whether CBAM reaches the goods of this origin. */
            in_scope: boolean;
            sector: components["schemas"]["Sector"];
            /** @description Why there are no figures, and what would be needed. */
            message?: string;
            /** @description The routes to choose from, where the route is missing. */
            production_routes?: components["schemas"]["ProductionRouteValue"][];
            /** @description What a reader of the figures should know. */
            notes: string[];
            /** @description With `explain`: every term with its source. */
            trace?: components["schemas"]["TraceTerm"][];
            supplier_value?: components["schemas"]["SupplierValueUsed"];
            versions: components["schemas"]["Versions"];
            sources: components["schemas"]["Citation"][];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
            /** @description What was read as what, where it stood there in another form. */
            read_as?: components["schemas"]["ReadAs"][];
        } & ({
            /** @constant */
            status: "ok";
            /** @description Route that the figures are of. */
            production_route: string;
            /** @description Direct emissions, tCO2e. */
            direct_emissions_t: number;
            /** @description Indirect emissions, tCO2e. */
            indirect_emissions_t: number;
            /** @description Free allocation that is taken off, tCO2e. */
            free_allocation_t: number;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            net_emissions_t: number;
            certificate_price: components["schemas"]["CertificatePrice"];
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur: number;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur: number;
            /** @description Gross cost less the deduction, EUR. */
            net_cost_eur: number;
            intensity_source: components["schemas"]["IntensitySource"];
        } | {
            /** @constant */
            status: "out_of_scope";
            /** @description Route that the figures are of. */
            production_route: string | null;
            /** @description Direct emissions, tCO2e. */
            direct_emissions_t: number;
            /** @description Indirect emissions, tCO2e. */
            indirect_emissions_t: number;
            /** @description Free allocation that is taken off, tCO2e. */
            free_allocation_t: number;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            net_emissions_t: number;
            certificate_price: components["schemas"]["CertificatePrice"] | null;
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur: number;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur: number;
            /** @description Gross cost less the deduction, EUR. */
            net_cost_eur: number;
            intensity_source: components["schemas"]["IntensitySource"] | null;
            message: string;
        } | {
            /** @constant */
            status: "needs_data";
            /** @description Route that the figures are of. */
            production_route: string | null;
            /** @description Direct emissions, tCO2e. */
            direct_emissions_t: number | null;
            /** @description Indirect emissions, tCO2e. */
            indirect_emissions_t: number | null;
            /** @description Free allocation that is taken off, tCO2e. */
            free_allocation_t: number | null;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            net_emissions_t: number | null;
            certificate_price: components["schemas"]["CertificatePrice"] | null;
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur: number | null;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur: number | null;
            /** @description Gross cost less the deduction, EUR. */
            net_cost_eur: number | null;
            intensity_source: components["schemas"]["IntensitySource"] | null;
            message: string;
        });
        /**
         * @description With `correction` and `cancellation`: id of the entry that holds, or the `entry` of an earlier row of the call. With `import`, of another import than the one that had its MRN and item: the entry by which a correction changed these.
         * @example 5
         */
        RefersTo: string;
        /**
         * @description Id of the installation in the CBAM registry, or the importer's own.
         * @example TR-0001
         */
        RegistryId: string;
        /**
         * @description Id in the registry, as it was sent.
         * @example TR-0001
         */
        RegistryIdText: string;
        /**
         * @description Requested and previous customs procedure, four digits; 4000 when it is left out. Only goods that are released for free circulation are imported: other procedures are refused. Where it contradicts `determination`, `notes` say so.
         * @example 4000
         */
        ReleaseProcedure: string;
        /**
         * @description Number of the version that this one replaces: the newest. Where another one was recorded since, nothing is written.
         * @example 1
         */
        ReplacedVersion: number;
        /** @description A calculation with number, date, hash and signature. */
        Report: {
            /** @description UUID of the report. */
            id: string;
            /** @description Number as it is printed: `CBAM-<id>`, of a bulk row `BULK-<id>-R<row>`. */
            report_number: string;
            /**
             * @description Only an `issued` report verifies; a `specimen` was made with a test key.
             * @enum {string}
             */
            status: "draft" | "unpaid" | "issued" | "specimen";
            /**
             * Format: date
             * @description Day of issue; of a draft, the day that it was made.
             */
            issued_at: string;
            /** @description The caller's own reference. */
            client_ref: string | null;
            /** @description SHA-256 of the content as RFC 8785 canonical JSON, lower-case hex. */
            content_hash: string;
            /** @description Id of the key that signed, as `/.well-known/cbam-report-keys.json` lists it. */
            key_id: string;
            /** @description Ed25519 signature over the hash's hex digits, base64url. */
            signature: string;
            /** @description Page on which anyone can have the report verified. */
            verify_url: string;
            /** @description Relative signed link to the PDF, good for an hour. */
            download_url: string;
            calculation: components["schemas"]["Calculation"];
            /** @description What was read as what, where it stood there in another form. */
            read_as?: components["schemas"]["ReadAs"][];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /** @description A report in the list of its account. */
        ReportEntry: {
            /** @description UUID of the report. */
            id: string;
            /**
             * @description Only an `issued` report verifies; a `specimen` was made with a test key.
             * @enum {string}
             */
            status: "draft" | "unpaid" | "issued" | "specimen";
            /** @description The caller's own reference. */
            client_ref: string | null;
            /** @description Number as it is printed. */
            report_number: string;
            /**
             * Format: date
             * @description Day of issue.
             */
            issued_at: string;
            /** @description CN code, 8 digits. */
            cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country_iso3: string;
            /** @description Net mass in tonnes. */
            tonnage: number;
            sector: components["schemas"]["Sector"];
            /** @description Net cost, EUR. */
            net_cost_eur: number | null;
            /** @description SHA-256 of the content as RFC 8785 canonical JSON, lower-case hex. */
            content_hash: string;
            /** @description Relative signed link to the PDF, good for an hour. */
            download_url: string;
        };
        /** @description A JSON Web Key Set (RFC 7517, section 5). */
        ReportKeys: {
            keys: components["schemas"]["PublishedKey"][];
        };
        /**
         * @description Most rows whose reports the archive holds; all when it is left out.
         * @example 1
         */
        ReportLimit: number | string;
        /** @description A page of an account's reports, newest first. */
        ReportList: {
            reports: components["schemas"]["ReportEntry"][];
            /** @description Send it as `cursor` to get the next page; null after the last entry. */
            next_cursor: string | null;
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /** @description One shipment to report; `draft`: the report is not issued yet and does not verify. */
        ReportRequest: {
            cn_code: components["schemas"]["CnCode"];
            taric_code?: components["schemas"]["TaricCode"];
            origin_country: components["schemas"]["CountryAlpha3"];
            tonnage?: components["schemas"]["Tonnes"];
            mwh?: components["schemas"]["MegawattHours"];
            client_ref?: components["schemas"]["ClientRef"];
            production_route?: components["schemas"]["ProductionRoute"];
            verified_direct_intensity?: components["schemas"]["Intensity"];
            verified_indirect_intensity?: components["schemas"]["Intensity"];
            verified_free_allocation?: components["schemas"]["VerifiedFreeAllocation"];
            unit_content?: components["schemas"]["UnitContent"];
            reporting_period?: components["schemas"]["ReportingPeriod"];
            origin_carbon_price_eur_per_t?: components["schemas"]["CarbonPrice"];
            precursors?: components["schemas"]["PrecursorRequest"][];
            value_id?: components["schemas"]["UsedValueId"];
            assume_cscf?: components["schemas"]["CorrectionFactor"];
            import?: components["schemas"]["ImportDay"];
            explain?: components["schemas"]["Flag"];
            dataset_version?: components["schemas"]["DatasetVersion"];
            as_of?: components["schemas"]["AsOf"];
            draft?: components["schemas"]["Flag"];
        };
        /**
         * @description Calendar year that the verified values are of, which decides the CBAM factor and the cross-sectoral correction factor: the year of import when it is left out. Imports of 2026 and electricity have no other one; later imports may take the year of production, from 2026, where evidence of it is sufficient (Implementing Regulation (EU) 2025/2547, Article 7(1)). The mark-up stays that of the year of import.
         * @example 2026
         */
        ReportingPeriod: number;
        /**
         * @description Calendar year that the verified values are of, which decides the CBAM factor and the cross-sectoral correction factor: the year of import when it is left out. Imports of 2026 and electricity have no other one; later imports may take the year of production, from 2026, where evidence of it is sufficient (Implementing Regulation (EU) 2025/2547, Article 7(1)). The mark-up stays that of the year of import.
         * @example 2026
         */
        ReportingPeriodText: number | string;
        /**
         * @description How the importer is represented before customs: in its own name, by a direct or by an indirect representative; `own` when it is left out (Regulation (EU) 2023/956, Article 5).
         * @example own
         * @enum {string}
         */
        Representation: "own" | "direct" | "indirect";
        /**
         * @description Whether returned goods count towards the threshold: `counted` as the act's letter has it when it is left out, `excluded` by the other reading. The Commission has not said which.
         * @example counted
         * @enum {string}
         */
        ReturnedGoods: "counted" | "excluded";
        /**
         * @description The exporter's number in the European Union's system of registered exporters: country, REX, number.
         * @example FIREX12345678
         */
        RexNumber: string;
        /**
         * @description Most rows of the page, up to 1000; 100 when it is left out, and all rows where the answer is a table.
         * @example 1
         */
        RowLimit: number | string;
        /**
         * @description Rows to leave out, from the first one; 0 when it is left out.
         * @example 0
         */
        RowOffset: number | string;
        /** @description With `save=true`: what was recorded of the template. */
        SavedTemplate: {
            /** @description The installation that the values are recorded for; null where nothing was to be recorded. */
            installation: components["schemas"]["SupplierInstallationRecorded"] | null;
            values: components["schemas"]["SavedTemplateValue"][];
            /** @description The template as it is kept with each of these values; null where it isn't. */
            file?: components["schemas"]["KeptTemplate"] | null;
            /** @description Why the template isn't kept; null where it is, and where no value is. */
            file_message?: string | null;
        };
        /** @description What became of a value that was read. */
        SavedTemplateValue: {
            /** @description CN code of the value that was read. */
            cn_code: string;
            /**
             * @description `added` is new, `unchanged` was there before, `conflict`: another value holds, `refused`: the figures can't be.
             * @enum {string}
             */
            result: "added" | "unchanged" | "conflict" | "refused";
            /** @description Why it was not recorded; null where it was. */
            message: string | null;
            /** @description The value that is recorded, which a conflict is with; null for a refused one. */
            value: components["schemas"]["SupplierValue"] | null;
        };
        /** @description Emissions and cost by one of the two. */
        SavingSide: {
            /** @description Embedded emissions that count, with the mark-up of default values, tCO2e per tonne. */
            embedded_t_per_t: number;
            /** @description Free allocation, tCO2e per tonne. */
            free_allocation_t_per_t: number;
            /** @description What certificates are due for, tCO2e per tonne; not below 0. */
            net_t_per_t: number;
            /** @description Net cost, EUR per tonne. */
            cost_eur_per_t: number;
            /** @description Net cost of the quantity, EUR. */
            cost_eur: number;
        };
        /** @description Whether a CN code is in scope of CBAM. */
        Scope: {
            /** @description CN code, 8 digits. */
            cn_code: string;
            /** @description Country as it was sent. */
            country: string | null;
            /** @description Whether the CN code is in scope of CBAM. */
            in_scope: boolean;
            /** @description True where the eight digits alone don't decide, or the tables don't have the code. */
            needs_manual_check: boolean;
            sector: components["schemas"]["Sector"];
            /** @description The sector's name; that the digits don't decide, where they are no code of goods. */
            sector_label: string;
            /** @description What the CN code covers. */
            description: string;
            /** @description Why nothing can be calculated with the code, such as a heading, with the codes below or near it; and that a country is no member state, where one was sent. */
            note?: string;
            nca: components["schemas"]["CompetentAuthority"] | null;
            recommendation: components["schemas"]["Recommendation"] | null;
            sources: components["schemas"]["Citation"][];
            /** @description The act that decides. */
            regulation_ref: string;
            /** @description What was read as what, where it stood there in another form. */
            read_as?: components["schemas"]["ReadAs"][];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /**
         * @description Numbers of the seals. It is text of 1 to 300 characters.
         * @example CN0471182
         */
        SealNumbers: string;
        /** @description A CN code that was found. */
        SearchItem: {
            /** @description CN code, 8 digits; a heading is filled up with zeros. */
            cn_code: string;
            sector: components["schemas"]["Sector"];
            /** @description What the code covers. */
            description: string;
            /**
             * @description `code`: goods can be imported under it; `heading`: ask with one of the codes below it.
             * @enum {string}
             */
            kind: "code" | "heading";
            /**
             * @description The typed code isn't in the tables: this is its heading.
             * @enum {string}
             */
            match_kind?: "chapter_fallback";
            /** @description The code that was typed, on fall-back results. */
            user_typed_cn?: string;
        };
        /**
         * @description 1 to 100 characters: a CN code or its first digits, or words for goods.
         * @example stainless wire
         */
        SearchQuery: string;
        /** @description CN codes that were found. */
        SearchResults: {
            /** @description At most twelve codes, the best first. */
            results: components["schemas"]["SearchItem"][];
            /** @description Why nothing was found, that CBAM does not cover what was asked for, or which words were left out because they fit no result. */
            message?: string;
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /**
         * @description Sector of Annex I of Regulation (EU) 2023/956; `none`: not covered.
         * @enum {string}
         */
        Sector: "cement" | "electricity" | "fertilisers" | "iron_steel" | "aluminium" | "hydrogen" | "none";
        /**
         * @description Name of the file, with or without its ending: what of it can't stand in a file name becomes `-`, and it is cut at 120 characters.
         * @example Verification report 2026.pdf
         */
        SentFileName: string;
        /**
         * @description Language of the sentences and of the PDF; English when it is left out.
         * @example de
         * @enum {string}
         */
        SentenceLanguage: "en" | "de" | "fr";
        /** @description An edition of the tables that every data set shares, with versions and hashes. */
        SharedTables: {
            /**
             * Format: date
             * @description First day on which the service answers with it.
             */
            in_force_from: string;
            /**
             * Format: date
             * @description First day of import that the tables count for that the edition before it doesn't have: an import takes of each table the one that applies from the latest day up to its own.
             */
            applies_from: string;
            /** Format: date-time */
            added_at?: string;
            tables: {
                benchmarks: components["schemas"]["TableVersion"];
                factors: components["schemas"]["TableVersion"];
                annex_i: components["schemas"]["TableVersion"];
                goods: components["schemas"]["TableVersion"];
                exempt_origins: components["schemas"]["TableVersion"];
                production_routes: components["schemas"]["TableVersion"];
                nomenclature: components["schemas"]["TableVersion"];
                thresholds: components["schemas"]["TableVersion"];
                competent_authorities: components["schemas"]["TableVersion"];
            };
        };
        ShortBulkRowCalculation: {
            /** @description CN code, 8 digits. */
            cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country_iso3: string;
            /** @description Net mass in tonnes; of electricity MWh, as `mwh`. */
            tonnage: number;
            /** @description Only for electricity: energy in MWh. */
            mwh?: number;
            /** @description Day of import, or the year where only that was given. */
            import: string;
            /** @description Whether CBAM reaches the goods of this origin. */
            in_scope: boolean;
            sector: components["schemas"]["Sector"];
            /** @description Why there are no figures, and what would be needed. */
            message?: string;
            /** @description The routes to choose from, where the route is missing. */
            production_routes?: components["schemas"]["ProductionRouteValue"][];
            /** @description What a reader of the figures should know. */
            notes: string[];
            /** @description With `explain`: every term with its source. */
            trace?: components["schemas"]["TraceTerm"][];
            supplier_value?: components["schemas"]["SupplierValueUsed"];
            /** @description With `document_codes`: the code of the row's line of the import declaration on the day of `import`; absent for rows without a day. */
            document_codes?: {
                /**
                 * @description `none` where no code is needed; `must_not_be_released` where none may be used.
                 * @enum {string}
                 */
                answer: "code" | "none" | "must_not_be_released";
                /** @description How the import stands to Regulation (EU) 2023/956, such as `in_scope`. */
                standing: string;
                codes: {
                    /** @description Code of the supporting document, such as Y128. */
                    code: string;
                    /** @description Why: authorised, applied, de_minimis, union_origin, territory, military, offshore, inward. */
                    basis: string;
                    /** @description What stands beside it: account number, number of the application or procedure. */
                    reference: string | null;
                    /** @description What the reference is: account, application, procedure or none. */
                    reference_kind: string;
                    /**
                     * Format: date
                     * @description First day of release on which it may be used.
                     */
                    valid_from: string;
                    /** @description Last day; null while it goes on. */
                    valid_to: string | null;
                    /** @description Where it is told. */
                    source: string;
                }[];
                /** @description What a reader should know, and which rule is not sure: a sentence each, with its source. */
                notes: string[];
            };
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            /** @description Position of the row's sources in the answer's `source_lists`, from 0. */
            source_list: components["schemas"]["NonNegative"];
        } & ({
            /** @constant */
            status: "ok";
            /** @description Route that the figures are of. */
            production_route: string;
            /** @description Direct emissions, tCO2e. */
            direct_emissions_t: number;
            /** @description Indirect emissions, tCO2e. */
            indirect_emissions_t: number;
            /** @description Free allocation that is taken off, tCO2e. */
            free_allocation_t: number;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            net_emissions_t: number;
            certificate_price: components["schemas"]["CertificatePrice"];
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur: number;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur: number;
            /** @description Gross cost less the deduction, EUR. */
            net_cost_eur: number;
            intensity_source: components["schemas"]["IntensitySource"];
        } | {
            /** @constant */
            status: "out_of_scope";
            /** @description Route that the figures are of. */
            production_route: string | null;
            /** @description Direct emissions, tCO2e. */
            direct_emissions_t: number;
            /** @description Indirect emissions, tCO2e. */
            indirect_emissions_t: number;
            /** @description Free allocation that is taken off, tCO2e. */
            free_allocation_t: number;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            net_emissions_t: number;
            certificate_price: components["schemas"]["CertificatePrice"] | null;
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur: number;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur: number;
            /** @description Gross cost less the deduction, EUR. */
            net_cost_eur: number;
            intensity_source: components["schemas"]["IntensitySource"] | null;
            message: string;
        } | {
            /** @constant */
            status: "needs_data";
            /** @description Route that the figures are of. */
            production_route: string | null;
            /** @description Direct emissions, tCO2e. */
            direct_emissions_t: number | null;
            /** @description Indirect emissions, tCO2e. */
            indirect_emissions_t: number | null;
            /** @description Free allocation that is taken off, tCO2e. */
            free_allocation_t: number | null;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            net_emissions_t: number | null;
            certificate_price: components["schemas"]["CertificatePrice"] | null;
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur: number | null;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur: number | null;
            /** @description Gross cost less the deduction, EUR. */
            net_cost_eur: number | null;
            intensity_source: components["schemas"]["IntensitySource"] | null;
            message: string;
        });
        ShortCalculation: {
            /** @description CN code, 8 digits. */
            cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country_iso3: string;
            /** @description Net mass in tonnes; of electricity MWh, as `mwh`. */
            tonnage: number;
            /** @description Only for electricity: energy in MWh. */
            mwh?: number;
            /** @description Day of import, or the year where only that was given. */
            import: string;
            /** @description Whether CBAM reaches the goods of this origin. */
            in_scope: boolean;
            sector: components["schemas"]["Sector"];
            /** @description Why there are no figures, and what would be needed. */
            message?: string;
            /** @description The routes to choose from, where the route is missing. */
            production_routes?: components["schemas"]["ProductionRouteValue"][];
            /** @description What a reader of the figures should know. */
            notes: string[];
            /** @description With `explain`: every term with its source. */
            trace?: components["schemas"]["TraceTerm"][];
            supplier_value?: components["schemas"]["SupplierValueUsed"];
            /** Format: date-time */
            as_of: string;
            /** @description Path under which the acts of every data set are named. */
            sources_url: string;
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["ShortDisclosure"];
            /** @description What was read as what, where it stood there in another form. */
            read_as?: components["schemas"]["ReadAs"][];
        } & ({
            /** @constant */
            status: "ok";
            /** @description Route that the figures are of. */
            production_route: string;
            /** @description Direct emissions, tCO2e. */
            direct_emissions_t: number;
            /** @description Indirect emissions, tCO2e. */
            indirect_emissions_t: number;
            /** @description Free allocation that is taken off, tCO2e. */
            free_allocation_t: number;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            net_emissions_t: number;
            certificate_price: components["schemas"]["CertificatePrice"];
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur: number;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur: number;
            /** @description Gross cost less the deduction, EUR. */
            net_cost_eur: number;
            intensity_source: components["schemas"]["IntensitySource"];
        } | {
            /** @constant */
            status: "out_of_scope";
            /** @description Route that the figures are of. */
            production_route: string | null;
            /** @description Direct emissions, tCO2e. */
            direct_emissions_t: number;
            /** @description Indirect emissions, tCO2e. */
            indirect_emissions_t: number;
            /** @description Free allocation that is taken off, tCO2e. */
            free_allocation_t: number;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            net_emissions_t: number;
            certificate_price: components["schemas"]["CertificatePrice"] | null;
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur: number;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur: number;
            /** @description Gross cost less the deduction, EUR. */
            net_cost_eur: number;
            intensity_source: components["schemas"]["IntensitySource"] | null;
            message: string;
        } | {
            /** @constant */
            status: "needs_data";
            /** @description Route that the figures are of. */
            production_route: string | null;
            /** @description Direct emissions, tCO2e. */
            direct_emissions_t: number | null;
            /** @description Indirect emissions, tCO2e. */
            indirect_emissions_t: number | null;
            /** @description Free allocation that is taken off, tCO2e. */
            free_allocation_t: number | null;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            net_emissions_t: number | null;
            certificate_price: components["schemas"]["CertificatePrice"] | null;
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur: number | null;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur: number | null;
            /** @description Gross cost less the deduction, EUR. */
            net_cost_eur: number | null;
            intensity_source: components["schemas"]["IntensitySource"] | null;
            message: string;
        });
        /** @description The disclosure without the list of acts. */
        ShortDisclosure: {
            /** @enum {boolean} */
            informational_only: true;
            /** @description What the answer does not replace. */
            statement: string;
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            /** Format: date-time */
            generated_at: string;
        };
        ShortReferencedCalculation: {
            /** @description The caller's own reference. */
            client_ref?: string;
            /** @description CN code, 8 digits. */
            cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country_iso3: string;
            /** @description Net mass in tonnes; of electricity MWh, as `mwh`. */
            tonnage: number;
            /** @description Only for electricity: energy in MWh. */
            mwh?: number;
            /** @description Day of import, or the year where only that was given. */
            import: string;
            /** @description Whether CBAM reaches the goods of this origin. */
            in_scope: boolean;
            sector: components["schemas"]["Sector"];
            /** @description Why there are no figures, and what would be needed. */
            message?: string;
            /** @description The routes to choose from, where the route is missing. */
            production_routes?: components["schemas"]["ProductionRouteValue"][];
            /** @description What a reader of the figures should know. */
            notes: string[];
            /** @description With `explain`: every term with its source. */
            trace?: components["schemas"]["TraceTerm"][];
            supplier_value?: components["schemas"]["SupplierValueUsed"];
            /** Format: date-time */
            as_of: string;
            /** @description Path under which the acts of every data set are named. */
            sources_url: string;
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["ShortDisclosure"];
            /** @description What was read as what, where it stood there in another form. */
            read_as?: components["schemas"]["ReadAs"][];
        } & ({
            /** @constant */
            status: "ok";
            /** @description Route that the figures are of. */
            production_route: string;
            /** @description Direct emissions, tCO2e. */
            direct_emissions_t: number;
            /** @description Indirect emissions, tCO2e. */
            indirect_emissions_t: number;
            /** @description Free allocation that is taken off, tCO2e. */
            free_allocation_t: number;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            net_emissions_t: number;
            certificate_price: components["schemas"]["CertificatePrice"];
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur: number;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur: number;
            /** @description Gross cost less the deduction, EUR. */
            net_cost_eur: number;
            intensity_source: components["schemas"]["IntensitySource"];
        } | {
            /** @constant */
            status: "out_of_scope";
            /** @description Route that the figures are of. */
            production_route: string | null;
            /** @description Direct emissions, tCO2e. */
            direct_emissions_t: number;
            /** @description Indirect emissions, tCO2e. */
            indirect_emissions_t: number;
            /** @description Free allocation that is taken off, tCO2e. */
            free_allocation_t: number;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            net_emissions_t: number;
            certificate_price: components["schemas"]["CertificatePrice"] | null;
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur: number;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur: number;
            /** @description Gross cost less the deduction, EUR. */
            net_cost_eur: number;
            intensity_source: components["schemas"]["IntensitySource"] | null;
            message: string;
        } | {
            /** @constant */
            status: "needs_data";
            /** @description Route that the figures are of. */
            production_route: string | null;
            /** @description Direct emissions, tCO2e. */
            direct_emissions_t: number | null;
            /** @description Indirect emissions, tCO2e. */
            indirect_emissions_t: number | null;
            /** @description Free allocation that is taken off, tCO2e. */
            free_allocation_t: number | null;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            net_emissions_t: number | null;
            certificate_price: components["schemas"]["CertificatePrice"] | null;
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur: number | null;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur: number | null;
            /** @description Gross cost less the deduction, EUR. */
            net_cost_eur: number | null;
            intensity_source: components["schemas"]["IntensitySource"] | null;
            message: string;
        });
        /** @description Who signs, where and when. */
        Signatory: {
            name: components["schemas"]["SignatoryName"];
            position?: components["schemas"]["SignatoryPosition"];
            place?: components["schemas"]["SignatoryPlace"];
            date?: components["schemas"]["Day"];
        };
        /**
         * @description Name of the person who signs. It is text of 1 to 100 characters.
         * @example Chen Wei
         */
        SignatoryName: string;
        /**
         * @description Where the documents are signed. It is text of 1 to 100 characters.
         * @example Shanghai
         */
        SignatoryPlace: string;
        /**
         * @description What the person who signs is at the company. It is text of 1 to 100 characters.
         * @example Export manager
         */
        SignatoryPosition: string;
        /**
         * @description How much law the answer carries. `full`, and when it is left out: every calculation with its sources, versions and legal basis. `short`: the figures, the notes and where the sources stand; of many rows, the sources once.
         * @example short
         * @enum {string}
         */
        SourcesForm: "short" | "full";
        /**
         * @description State, province or emirate. It is text of 1 to 100 characters.
         * @example Rheinland-Pfalz
         */
        State: string;
        /**
         * @description Member state of release, ISO 3166-1 alpha-2, upper or lower case; other countries than those of the Union are refused.
         * @example DE
         */
        StateOfRelease: string;
        /** @description A row as it was answered, with its report. */
        StoredBulkRow: {
            /** @description Position in `shipments`, from 0. */
            row_index: components["schemas"]["NonNegative"];
            /** @description The caller's own reference. */
            client_ref: string | null;
            /**
             * @description State of the row.
             * @enum {string}
             */
            calc_status: "ok" | "out_of_scope" | "needs_data" | "error";
            /** @description Id of the row's report. */
            report_id: string;
            /** @description Number of the row's report, as it is printed. */
            report_number: string;
            /** @description Relative signed link to the report's PDF, good for an hour; null where the row has none. */
            download_url: string | null;
            input: components["schemas"]["BulkRowInput"];
            output: components["schemas"]["BulkRowCalculation"] | components["schemas"]["ShortBulkRowCalculation"] | components["schemas"]["BulkRowError"];
        };
        /**
         * @description Text of the summary.
         * @example Karadeniz AS
         */
        SummaryText: string;
        /** @description Cost of a supplier over all years, and what its values are worth. */
        SupplierCost: {
            /** @description Supplier as it was sent; null for rows without one. */
            supplier: string | null;
            /** @description Rows with figures. */
            rows: components["schemas"]["NonNegative"];
            /** @description Rows with verified values that have no default value: they count in `known_eur` alone. */
            without_default: components["schemas"]["NonNegative"];
            /** @description Cost with default values, of the rows that have one, EUR. */
            default_eur: number;
            /** @description Cost with verified values where they are known, else default ones, EUR. */
            known_eur: number;
            /** @description What the verified values save, of the rows that have a default value, EUR. */
            saving_eur: number;
            /** @description Cost of the whole portfolio if this supplier's values were at the break-even and all others as they are, EUR. Rows without a default value have no break-even and stay as they are. */
            portfolio_at_break_even_eur: number;
            /** @description What each 0.1 tCO2e per tonne below the break-even, without one below the verified value, saves at this supplier, EUR, down to a cost of 0: the certificate price less a carbon price paid in the country of origin. */
            worth_of_a_tenth_eur: number;
        };
        /** @description What a supplier's document says, member by member. */
        SupplierDocumentReading: {
            /**
             * @description What the document was taken for: one with `good` is the aspect.
             * @enum {string}
             */
            format: "operator_summary" | "catena_x_cbam";
            installations: components["schemas"]["ToldInstallation"][];
            issues: components["schemas"]["ToldIssue"][];
            taken: components["schemas"]["TakenMember"][];
            /** @description JSON Pointers to members that no value is made of; at most 100. */
            left_out: string[];
            /** @description Their number. */
            left_out_count: components["schemas"]["NonNegative"];
            versions: components["schemas"]["Versions"];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /** @description An installation that makes goods, as one of its versions has it. */
        SupplierInstallation: {
            /** @description UUID of the installation, the same in all of its versions. */
            id: string;
            /** @description Number of the version, from 1. */
            version: components["schemas"]["NonNegative"];
            /**
             * Format: date
             * @description Day in Brussels on which the version was recorded.
             */
            recorded_on: string;
            /** @description Id in the CBAM registry, or the importer's own. */
            registry_id: string | null;
            /** @description Name. */
            name: string;
            /** @description Who operates it. */
            operator: string | null;
            /** @description UN/LOCODE. */
            unlocode: string | null;
            /** @description Street and place. */
            address: string | null;
            /** @description Country in which it stands, ISO 3166-1 alpha-3. */
            country: string;
            /** @description Degrees north of the main source of emissions. */
            latitude: number | null;
            /** @description Degrees east of the main source of emissions. */
            longitude: number | null;
            /** @description Verifier of the operator's emissions reports; null while none is named. */
            verifier: components["schemas"]["VerifierRecord"] | null;
        };
        /** @description An installation with its versions. */
        SupplierInstallationAnswer: {
            /**
             * Format: date
             * @description Day at whose end the installation is told.
             */
            as_of: string;
            /** @description The version that held at the end of the day; null before the first one. */
            installation: components["schemas"]["SupplierInstallation"] | null;
            /** @description Every version that was recorded by the end of the day, the oldest first. */
            versions: components["schemas"]["SupplierInstallation"][];
        };
        /** @description A page of the account's installations, newest first. */
        SupplierInstallationList: {
            /**
             * Format: date
             * @description Day at whose end the installations are told.
             */
            as_of: string;
            installations: components["schemas"]["SupplierInstallation"][];
            /** @description Send it as `cursor` to get the next page; null after the last entry. */
            next_cursor: string | null;
        };
        /**
         * @description Name of the installation. It is text of 1 to 200 characters.
         * @example Karadeniz Works
         */
        SupplierInstallationName: string;
        /** @description The installation as it is now. */
        SupplierInstallationRecorded: {
            /**
             * @description `added` is new, or a new version; `unchanged` was there before with the same facts.
             * @enum {string}
             */
            result: "added" | "unchanged";
            installation: components["schemas"]["SupplierInstallation"];
        };
        /** @description An installation that makes goods. `country` is the one in which it stands. */
        SupplierInstallationRequest: {
            registry_id?: components["schemas"]["RegistryId"];
            name: components["schemas"]["SupplierInstallationName"];
            operator?: components["schemas"]["OperatorName"];
            unlocode?: components["schemas"]["Unlocode"];
            address?: components["schemas"]["InstallationAddress"];
            country: components["schemas"]["CountryAlpha3"];
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            verifier?: components["schemas"]["VerifierRequest"];
        };
        /** @description An installation as it is from now on, with all of its members: one that is left out is gone. */
        SupplierInstallationVersionRequest: {
            replaces: components["schemas"]["ReplacedVersion"];
            registry_id?: components["schemas"]["RegistryId"];
            name: components["schemas"]["SupplierInstallationName"];
            operator?: components["schemas"]["OperatorName"];
            unlocode?: components["schemas"]["Unlocode"];
            address?: components["schemas"]["InstallationAddress"];
            country: components["schemas"]["CountryAlpha3"];
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            verifier?: components["schemas"]["VerifierRequest"];
        };
        /**
         * @description Language of the supplier's mails and page: English, German, French, Chinese, Turkish or Hindi; `en` when it is left out.
         * @example tr
         * @enum {string}
         */
        SupplierLanguage: "en" | "de" | "fr" | "zh" | "tr" | "hi";
        /**
         * @description Supplier of the goods, in the caller's words; sums are made by it.
         * @example Karadeniz Celik
         */
        SupplierName: string;
        /** @description What a supplier's communication template says, cell by cell. */
        SupplierTemplateReading: {
            /** @description Newest version that the template's history names; null where it has none. */
            template_version: string | null;
            /** @description Reporting period. */
            period: {
                from: string | null;
                to: string | null;
                /** @description The calendar year; null for a period that is none. */
                year: number | null;
            };
            /** @description The installation as `POST /api/v1/cbam/installations` takes it; null without a name or a country. */
            installation: components["schemas"]["TemplateInstallation"] | null;
            processes: components["schemas"]["TemplateProcess"][];
            precursors: components["schemas"]["TemplatePrecursor"][];
            /** @description Every line of products that has something in it. */
            products: components["schemas"]["TemplateProduct"][];
            /** @description Values that nothing is wrong with, one for each CN code. */
            values: components["schemas"]["TemplateValue"][];
            issues: components["schemas"]["TemplateIssue"][];
            /** @description What was read from which cell. */
            cells: components["schemas"]["TemplateCell"][];
            saved?: components["schemas"]["SavedTemplate"];
            versions: components["schemas"]["Versions"];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /** @description Emissions of one good of an installation in a reporting period, as one of its versions has it. */
        SupplierValue: {
            /** @description UUID of the value, the same in all of its versions. */
            id: string;
            /** @description Number of the version, from 1. */
            version: components["schemas"]["NonNegative"];
            /**
             * Format: date
             * @description Day in Brussels on which the version was recorded.
             */
            recorded_on: string;
            /** @description UUID of the installation. */
            installation: string;
            /** @description Name of the installation, as it is now. */
            installation_name: string;
            /** @description Country of the installation, ISO 3166-1 alpha-3: the origin of goods that the value is used for. */
            country: string;
            /** @description CN code. */
            cn_code: string;
            /** @description Calendar year of the emissions. */
            reporting_period: components["schemas"]["NonNegative"];
            /** @description Production route; null for every route. */
            production_route: string | null;
            /** @description `estimated`, `operator`, `verified` or `withdrawn`. */
            state: string;
            /** @description Specific direct emissions, tCO2e per tonne of goods or functional unit. */
            direct_t_per_t: number;
            /** @description Specific indirect emissions in the same unit. */
            indirect_t_per_t: number | null;
            /** @description Tonnes of clinker or kilograms of nitrogen in a tonne of goods; null for values per tonne of goods. */
            unit_content: number | null;
            /** @description Specific embedded free allocation (SEFA), tCO2e per tonne. */
            free_allocation_t_per_t: number | null;
            /** @description Share that default values stand for. */
            default_share: number | null;
            /** @description Precursors; empty for a simple good, null where nobody told. */
            precursors: components["schemas"]["ValuePrecursor"][] | null;
            /** @description Null without one. */
            carbon_price: components["schemas"]["CarbonPriceDue"] | null;
            /** @description Null without one. */
            verification: components["schemas"]["ValueVerification"] | null;
            /** @description Origin of the figures. */
            source: string | null;
            /** @description The caller's own note. */
            note: string | null;
        };
        /** @description A value with its versions and what it saves. */
        SupplierValueAnswer: {
            /**
             * Format: date
             * @description Day at whose end the value is told.
             */
            as_of: string;
            /** @description The version that held at the end of the day; null before the first one. */
            value: components["schemas"]["SupplierValue"] | null;
            /** @description What the value saves against default values; null where one of the two has no figures. */
            saving: components["schemas"]["ValueSaving"] | null;
            /** @description Why there is no saving to tell; null where there is one. */
            no_saving_because: string | null;
            /** @description Whether the version may be declared: verified values alone may. */
            is_declarable: boolean;
            /** @description Every version that was recorded by the end of the day, the oldest first. */
            history: components["schemas"]["SupplierValue"][];
            versions: components["schemas"]["Versions"];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /** @description The value as it is now. */
        SupplierValueChanged: {
            /**
             * @description `added` is new, or a new version; `unchanged` was there before with the same facts.
             * @enum {string}
             */
            result: "added" | "unchanged";
            value: components["schemas"]["SupplierValue"];
        };
        /** @description A page of the account's values, newest first. */
        SupplierValueList: {
            /**
             * Format: date
             * @description Day at whose end the values are told.
             */
            as_of: string;
            values: components["schemas"]["SupplierValueWithSaving"][];
            /** @description Send it as `cursor` to get the next page; null after the last entry. */
            next_cursor: string | null;
            versions: components["schemas"]["Versions"];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /** @description Emissions of one good of an installation in a reporting period. Without `production_route` it holds for every route. */
        SupplierValueRequest: {
            installation: components["schemas"]["RecordId"];
            cn_code: components["schemas"]["CnCode"];
            reporting_period: components["schemas"]["ValuePeriod"];
            production_route?: components["schemas"]["ProductionRoute"];
            state: components["schemas"]["ValueCertainty"];
            direct_t_per_t: components["schemas"]["Intensity"];
            indirect_t_per_t?: components["schemas"]["Intensity"];
            unit_content?: components["schemas"]["UnitContent"];
            free_allocation_t_per_t?: components["schemas"]["VerifiedFreeAllocation"];
            default_share?: components["schemas"]["DefaultShare"];
            precursors?: components["schemas"]["PrecursorRequest"][];
            carbon_price?: components["schemas"]["CarbonPriceDueRequest"];
            verification?: components["schemas"]["ValueVerificationRequest"];
            source?: components["schemas"]["ValueSource"];
            note?: components["schemas"]["ValueNote"];
        };
        /** @description What became of a value. */
        SupplierValueResult: {
            /**
             * @description `added` is new, or a new version; `unchanged` was there before with the same facts.
             * @enum {string}
             */
            result: "added" | "unchanged";
            value: components["schemas"]["SupplierValue"];
        };
        /** @description A version of a value that imports of the year took, and what is left to do. */
        SupplierValueUse: {
            /** @description The value as its newest version has it. */
            value: {
                /** @description UUID of the value, the same in all of its versions. */
                id: string;
                /** @description Number of the version, from 1. */
                version: components["schemas"]["NonNegative"];
                /**
                 * Format: date
                 * @description Day in Brussels on which the version was recorded.
                 */
                recorded_on: string;
                /** @description UUID of the installation. */
                installation: string;
                /** @description Name of the installation, as it is now. */
                installation_name: string;
                /** @description Country of the installation, ISO 3166-1 alpha-3: the origin of goods that the value is used for. */
                country: string;
                /** @description CN code. */
                cn_code: string;
                /** @description Calendar year of the emissions. */
                reporting_period: components["schemas"]["NonNegative"];
                /** @description Production route; null for every route. */
                production_route: string | null;
                /** @description `estimated`, `operator`, `verified` or `withdrawn`. */
                state: string;
                /** @description Specific direct emissions, tCO2e per tonne of goods or functional unit. */
                direct_t_per_t: number;
                /** @description Specific indirect emissions in the same unit. */
                indirect_t_per_t: number | null;
                /** @description Tonnes of clinker or kilograms of nitrogen in a tonne of goods; null for values per tonne of goods. */
                unit_content: number | null;
                /** @description Specific embedded free allocation (SEFA), tCO2e per tonne. */
                free_allocation_t_per_t: number | null;
                /** @description Share that default values stand for. */
                default_share: number | null;
                /** @description Precursors; empty for a simple good, null where nobody told. */
                precursors: components["schemas"]["ValuePrecursor"][] | null;
                /** @description Null without one. */
                carbon_price: components["schemas"]["CarbonPriceDue"] | null;
                /** @description Null without one. */
                verification: components["schemas"]["ValueVerification"] | null;
                /** @description Origin of the figures. */
                source: string | null;
                /** @description The caller's own note. */
                note: string | null;
            };
            /** @description Version that the imports took. */
            used_version: components["schemas"]["NonNegative"];
            /** @description State of that version. */
            used_state: string;
            /** @description Live imports of the year with that version. */
            imports: components["schemas"]["NonNegative"];
            /** @description Their net mass in tonnes; of electricity MWh. */
            quantity: number;
            /**
             * Format: date
             * @description Day of the first of them.
             */
            first_release: string;
            /**
             * Format: date
             * @description Day of the last of them.
             */
            last_release: string;
            /** @description `nothing`; `verify`: a verifier's satisfactory report is missing; `correct`: a newer version holds, which a correction of the imports takes; `replace`: the value was withdrawn. */
            to_do: string;
            /**
             * Format: date
             * @description First day that a report on the reporting period can have.
             */
            verify_from: string;
            /**
             * Format: date
             * @description Last day on which the declaration of the year can be submitted.
             */
            verify_by: string;
        };
        /** @description Value of a supplier that a calculation took its figures from. */
        SupplierValueUsed: {
            /** @description UUID of the value. */
            id: string;
            /** @description Version of the value whose figures count. */
            version: number;
            /** @description `estimated`, `operator` or `verified`: only verified values may be declared. */
            state: string;
            /** @description Calendar year of the emissions. */
            reporting_period: number;
            /** @description UUID of the installation. */
            installation: string;
            /** @description Name of the installation. */
            installation_name: string;
            /** @description Route that the value is of; only where it names one. */
            production_route?: string;
        };
        /** @description Values that imports of a year took. */
        SupplierValueUses: {
            /** @description Calendar year of release. */
            year: components["schemas"]["NonNegative"];
            /** @description By value and version; empty where no import took a value. */
            uses: components["schemas"]["SupplierValueUse"][];
        };
        /** @description A value as it is from now on, with all of its figures: one that is left out is gone. Installation, goods, period and route stay. */
        SupplierValueVersionRequest: {
            replaces: components["schemas"]["ReplacedVersion"];
            state: components["schemas"]["ValueState"];
            direct_t_per_t: components["schemas"]["Intensity"];
            indirect_t_per_t?: components["schemas"]["Intensity"];
            unit_content?: components["schemas"]["UnitContent"];
            free_allocation_t_per_t?: components["schemas"]["VerifiedFreeAllocation"];
            default_share?: components["schemas"]["DefaultShare"];
            precursors?: components["schemas"]["PrecursorRequest"][];
            carbon_price?: components["schemas"]["CarbonPriceDueRequest"];
            verification?: components["schemas"]["ValueVerificationRequest"];
            source?: components["schemas"]["ValueSource"];
            note?: components["schemas"]["ValueNote"];
        };
        /** @description A value with what it saves a tonne. */
        SupplierValueWithSaving: {
            /** @description UUID of the value, the same in all of its versions. */
            id: string;
            /** @description Number of the version, from 1. */
            version: components["schemas"]["NonNegative"];
            /**
             * Format: date
             * @description Day in Brussels on which the version was recorded.
             */
            recorded_on: string;
            /** @description UUID of the installation. */
            installation: string;
            /** @description Name of the installation, as it is now. */
            installation_name: string;
            /** @description Country of the installation, ISO 3166-1 alpha-3: the origin of goods that the value is used for. */
            country: string;
            /** @description CN code. */
            cn_code: string;
            /** @description Calendar year of the emissions. */
            reporting_period: components["schemas"]["NonNegative"];
            /** @description Production route; null for every route. */
            production_route: string | null;
            /** @description `estimated`, `operator`, `verified` or `withdrawn`. */
            state: string;
            /** @description Specific direct emissions, tCO2e per tonne of goods or functional unit. */
            direct_t_per_t: number;
            /** @description Specific indirect emissions in the same unit. */
            indirect_t_per_t: number | null;
            /** @description Tonnes of clinker or kilograms of nitrogen in a tonne of goods; null for values per tonne of goods. */
            unit_content: number | null;
            /** @description Specific embedded free allocation (SEFA), tCO2e per tonne. */
            free_allocation_t_per_t: number | null;
            /** @description Share that default values stand for. */
            default_share: number | null;
            /** @description Precursors; empty for a simple good, null where nobody told. */
            precursors: components["schemas"]["ValuePrecursor"][] | null;
            /** @description Null without one. */
            carbon_price: components["schemas"]["CarbonPriceDue"] | null;
            /** @description Null without one. */
            verification: components["schemas"]["ValueVerification"] | null;
            /** @description Origin of the figures. */
            source: string | null;
            /** @description The caller's own note. */
            note: string | null;
            /** @description What the value saves against default values; null where one of the two has no figures. */
            saving: components["schemas"]["ValueSaving"] | null;
            /** @description Why there is no saving to tell; null where there is one. */
            no_saving_because: string | null;
        };
        /** @description What became of each value. */
        SupplierValuesRecorded: {
            /** @description In the order of the call. */
            results: components["schemas"]["SupplierValueResult"][];
        };
        /** @description Values of suppliers, one or many. */
        SupplierValuesRequest: {
            values: components["schemas"]["SupplierValueRequest"][];
        };
        /** @description What a table is told apart by. */
        TableVersion: {
            /** @description Version of the table: a day. Where an answer's figures rest on several, by the days of its imports, each with a comma and a blank between them. */
            version: string;
            /** @description SHA-256 of its bytes, lower-case hex; of several tables in the order of their versions. */
            sha256: string;
        };
        /** @description Actual values that are missing, or win over those of the row. */
        TakenActualValues: {
            direct_t_per_t?: components["schemas"]["Intensity"];
            indirect_t_per_t?: components["schemas"]["Intensity"];
            free_allocation_t_per_t?: components["schemas"]["VerifiedFreeAllocation"];
            unit_content?: components["schemas"]["UnitContent"];
            reporting_period?: components["schemas"]["ReportingPeriod"];
            precursors?: components["schemas"]["PrecursorRequest"][];
            installation?: components["schemas"]["InstallationRequest"];
            verification?: components["schemas"]["VerificationRequest"];
        };
        /** @description A member of a document that was read. */
        TakenMember: {
            /** @description JSON Pointer to the member of the document. */
            path: string;
            /** @description The value as it stands there. */
            value: string;
            /** @description Member of `installation` or of `values` that it became. */
            member: string;
        };
        /** @description A row of the batch, or a line of the invoice, with what it lacks. Members that are given here win over those of the call, and over those of the row. */
        TakenRowRequest: {
            /** @description Position of the row in the batch, or of the line in the invoice, from 0. */
            row_index: components["schemas"]["NonNegative"];
            entry?: components["schemas"]["OwnEntryName"];
            kind?: components["schemas"]["EntryKind"];
            refers_to?: components["schemas"]["RefersTo"];
            recorded_on?: components["schemas"]["Day"];
            declarant?: components["schemas"]["RecordId"];
            representation?: components["schemas"]["Representation"];
            mrn?: components["schemas"]["Mrn"];
            item?: components["schemas"]["ItemNumber"];
            release_date?: components["schemas"]["Day"];
            procedure?: components["schemas"]["EntryProcedure"];
            cn_code?: components["schemas"]["CnCode"];
            taric_code?: components["schemas"]["TaricCode"];
            origin_country?: components["schemas"]["CountryAlpha3"];
            net_mass_kg?: components["schemas"]["NetMassKg"];
            mwh?: components["schemas"]["MegawattHours"];
            production_route?: components["schemas"]["ProductionRoute"];
            determination?: components["schemas"]["Determination"];
            reporting_period?: components["schemas"]["ReportingPeriod"];
            exemption?: components["schemas"]["ClaimedExemption"];
            actual_values?: components["schemas"]["TakenActualValues"];
            value_id?: components["schemas"]["RecordId"];
            origin_carbon_price?: components["schemas"]["CarbonPriceClaim"];
            placed_goods?: components["schemas"]["PlacedGoods"];
            document_codes?: {
                code: components["schemas"]["DocumentCode"];
                reference?: components["schemas"]["ReferenceText"];
            }[];
            member_state?: components["schemas"]["StateOfRelease"];
            note?: components["schemas"]["EntryNote"];
        };
        /**
         * @description TARIC code, 10 digits, where the 8 of the CN code do not decide.
         * @example 2507008080
         */
        TaricCode: string;
        /**
         * @description VAT, EIN, EORI or the like. It is text of 1 to 50 characters.
         * @example DE000000000
         */
        TaxId: string;
        /** @description A carbon price that is due, in its currency. It is not evidence of payment (Regulation (EU) 2023/956, Article 9). */
        TemplateCarbonPrice: {
            /** @description Kind of the instrument as the supplier chose it. */
            instrument: string | null;
            /** @description ISO 4217. */
            currency: string;
            /** @description Carbon price due per tonne of goods, or per MWh. */
            due_per_t: number;
            /** @description Kind of the rebate as the supplier chose it. */
            rebate_type: string | null;
            /** @description Rebate per tonne of goods, or per MWh. */
            rebate_per_t: number;
            /** @description What is due less the rebate. */
            effective_per_t: number;
        };
        /** @description A value with the cell that it was read from. */
        TemplateCell: {
            /** @description Name of what was read, such as `installation.name` or `products.3.direct`. */
            member: string;
            /** @description Name of the sheet as its tab has it. */
            sheet: string;
            /** @description Cell, such as `I20`. */
            cell: string;
            /** @description The value as it was taken. */
            value: string;
            from: components["schemas"]["TemplateOrigin"];
        };
        /** @description An installation as `POST /api/v1/cbam/installations` takes it. A template names no operator and no registry id: add them where they are known. */
        TemplateInstallation: {
            /** @description Id in the CBAM registry. */
            registry_id?: string;
            /** @description Name of the installation. */
            name: string;
            /** @description Who operates it. */
            operator?: string;
            /** @description Country in which it stands, ISO 3166-1 alpha-3. */
            country: string;
            /** @description Street and place. */
            address?: string;
            /** @description UN/LOCODE. */
            unlocode?: string;
            /** @description Degrees north of the main source of emissions. */
            latitude?: number;
            /** @description Degrees east of the main source of emissions. */
            longitude?: number;
            verifier?: components["schemas"]["TemplateVerifier"];
        };
        /** @description What is missing in a template, contradicts itself or can't be. */
        TemplateIssue: {
            /**
             * @description `error`: what it is about is not among `values`; `warning`: look at it; `remark`: how something was read.
             * @enum {string}
             */
            weight: "error" | "warning" | "remark";
            /**
             * @description Kind of the mistake, for programs.
             * @enum {string}
             */
            code: "missing" | "unknown" | "format" | "range" | "choice" | "ambiguous" | "conflict" | "duplicate" | "length" | "unprintable" | "unreadable";
            /** @description Name of the sheet as its tab has it; null for the whole workbook. */
            sheet: string | null;
            /** @description Cell, such as `I20`; null for the whole sheet. */
            cell: string | null;
            /** @description Number of the line of products that it is about; null for none. */
            line: number | null;
            /** @description A sentence that names the cell, what was found and what would be right. */
            message: string;
            /** @description The right value, where it is known. */
            suggestion: string | null;
        };
        /**
         * @description Language of the headings; the names of the members when it is left out. A table in German or French has semicolons.
         * @example de
         * @enum {string}
         */
        TemplateLanguage: "en" | "de" | "fr";
        /**
         * @description `typed` stands in the cell; `result` is what its formula came to when the file was saved; `rebuilt` was counted from the input sheets, because the file lacks the result.
         * @enum {string}
         */
        TemplateOrigin: "typed" | "result" | "rebuilt";
        /** @description A purchased precursor. */
        TemplatePrecursor: {
            /** @description Number in the template, from 1. */
            number: components["schemas"]["NonNegative"];
            /** @description Name of the precursor. */
            name: string;
            /** @description Aggregated goods category, in the template's language. */
            category: string;
            /** @description Country of origin as it stands; empty where none does. */
            country: string;
        };
        /** @description A production process of the installation. */
        TemplateProcess: {
            /** @description Number in the template, from 1. */
            number: components["schemas"]["NonNegative"];
            /** @description Name of the process. */
            name: string;
            /** @description Aggregated goods category as the supplier chose it, in the template's language. */
            category: string;
            /** @description The category for programs, such as `crude_steel`; null for one that isn't known. */
            goods: string | null;
            routes: string[];
        };
        /** @description A line of products. */
        TemplateProduct: {
            /** @description Number of the line in the template, from 1. */
            line: components["schemas"]["NonNegative"];
            /** @description Name of the production process. */
            process: string | null;
            /** @description Aggregated goods category for programs, such as `crude_steel`. */
            goods: string | null;
            routes: string[];
            /** @description CN code, eight digits. */
            cn_code: string | null;
            /** @description Name of the product, as invoices have it. */
            name: string | null;
            /** @description Specific embedded direct emissions, tCO2e per tonne of goods (per MWh). */
            direct_t_per_t: number | null;
            /** @description Specific embedded indirect emissions as the template has them. */
            indirect_t_per_t: number | null;
            direct_from: components["schemas"]["TemplateOrigin"] | null;
            indirect_from: components["schemas"]["TemplateOrigin"] | null;
            /** @description False for goods of Annex II, whose indirect emissions don't count; null without a CN code. */
            indirect_counts: boolean | null;
            /** @description Share of the emissions that default values make up, from 0 to 1. */
            default_share: number | null;
            /** @description Embedded electricity, MWh per tonne of goods. */
            electricity_mwh_per_t: number | null;
            /** @description Tonnes of clinker in a tonne of cement. */
            clinker_t_per_t: number | null;
            /** @description Share of nitrogen in the mass of the goods. */
            nitrogen_share: number | null;
            carbon_price: components["schemas"]["TemplateCarbonPrice"] | null;
            /** @description True if nothing is wrong with the line: its value is among `values`. */
            is_sound: boolean;
        };
        /** @description A value as `POST /api/v1/cbam/values` takes it, but for the `installation` that it is recorded for. */
        TemplateValue: {
            /** @description CN code, eight digits. */
            cn_code: string;
            /** @description Calendar year that the figures cover. */
            reporting_period: number;
            /** @description Production route. */
            production_route?: string;
            /** @enum {string} */
            state: "estimated";
            /** @description Specific embedded direct emissions, tCO2e per tonne of goods (per MWh), or per functional unit with `unit_content`. */
            direct_t_per_t: number;
            /** @description Specific embedded indirect emissions; left out for goods whose indirect emissions don't count. */
            indirect_t_per_t?: number;
            /** @description Tonnes of clinker or kilograms of nitrogen in a tonne of goods. */
            unit_content?: number;
            /** @description Specific embedded free allocation, tCO2e per tonne of goods. */
            free_allocation_t_per_t?: number;
            /** @description Share that default values make up, from 0 to 1. */
            default_share?: number;
            /** @description Origin of the figures, such as the template and its line. */
            source: string;
        };
        /** @description Verifier that a template names. */
        TemplateVerifier: {
            /** @description Name of the verifier. */
            name: string;
            /** @description Number of the accreditation. */
            accreditation?: string;
            /** @description National body that accredited. */
            accreditation_body?: string;
        };
        /** @description An importer's calendar year against the threshold. */
        ThresholdAnswer: {
            /** @description UUID of the importer. */
            importer: string;
            /** @description Calendar year. */
            year: components["schemas"]["NonNegative"];
            /**
             * Format: date
             * @description Day by whose end the entries were recorded.
             */
            as_of: string;
            /** @description Net mass that must not be exceeded, tonnes (Article 2a(1), Annex VII). */
            limit_t: number;
            /** @description Net mass from which authorities see the importer on a list, tonnes (Article 25a(1)). */
            warn_at_t: number;
            /** @description Act of the limit. */
            source: string;
            /** @description Net mass of the year that counts, tonnes. */
            total_t: number;
            /** @description Imports that count. */
            counted_imports: components["schemas"]["NonNegative"];
            /** @description First day whose sum exceeds `warn_at_t`; null without one. */
            warned_on: {
                /**
                 * Format: date
                 * @description Day of release.
                 */
                day: string;
                /** @description Sum of the year at the end of that day, tonnes. */
                running_t: number;
            } | null;
            /** @description First day whose sum exceeds the limit; null without one. */
            passed_on: {
                /**
                 * Format: date
                 * @description Day of release.
                 */
                day: string;
                /** @description Sum of the year at the end of that day, tonnes. */
                running_t: number;
            } | null;
            /** @description What the present pace leads to; null without an import that counts. */
            pace: {
                /** @description Days of the year up to `as_of`. */
                days_elapsed: components["schemas"]["NonNegative"];
                /** @description Days of the year. */
                days_of_year: components["schemas"]["NonNegative"];
                /** @description Sum of the year that the mean pace since 1 January leads to, tonnes. */
                year_total_t: number;
                /**
                 * Format: date
                 * @description Day on which the limit was passed; before that the day on which the pace exceeds it.
                 */
                passes_on?: string;
                /**
                 * Format: date
                 * @description Last day on which an application is decided by then, at 120 days (Implementing Regulation (EU) 2025/486); none for an importer that is an authorised declarant itself, or has applied.
                 */
                apply_by?: string;
                /** @description The same in words. */
                statement: string;
            } | null;
            /** @description Recommendation by the sum of the year, as `scope` gives it for a single shipment: an authorised declarant is needed once the limit is exceeded. Electricity and hydrogen need one in any case, and so does an indirect representative who declares for the importer (Article 5(1a)). */
            recommendation: {
                /** @description Whether an authorised CBAM declarant is needed. */
                needs_authorised_declarant: boolean;
                /** @description Why, with the article. */
                rationale: string;
            };
            /** @description Imports that count, by day of release. */
            days: {
                /**
                 * Format: date
                 * @description Day of release.
                 */
                day: string;
                /** @description UUID of the import. */
                import: string;
                /** @description Net mass that counts, tonnes. */
                mass_t: number;
                /** @description Sum of the year up to this import, tonnes. */
                running_t: number;
            }[];
            /** @description What a reader should know, and which rule is not sure: a sentence each, with its source. */
            notes: string[];
            versions: components["schemas"]["Versions"];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /** @description An installation with its values. */
        ToldInstallation: {
            /** @description The installation as `POST /api/v1/cbam/installations` takes it; null where it can't be. */
            installation: components["schemas"]["TemplateInstallation"] | null;
            /** @description Values that nothing is wrong with. */
            values: components["schemas"]["TemplateValue"][];
            saved?: components["schemas"]["SavedTemplate"];
        };
        /** @description What a document lacks, contradicts itself in or can't have. */
        ToldIssue: {
            /**
             * @description `error`: what it is about is not among `values`; `warning`: look at it; `remark`: how something was read.
             * @enum {string}
             */
            weight: "error" | "warning" | "remark";
            /** @description JSON Pointer into the document; empty for the whole. */
            path: string;
            /** @description Kind of the mistake, for programs. */
            code: string;
            /** @description A sentence that names the member, what was found and what would be right. */
            message: string;
            /** @description The right value, where it is known. */
            suggestion: string | null;
        };
        /** @description Emissions and cost of a tonne, of electricity a MWh. */
        TonneCost: {
            /** @description Embedded emissions that count, with the mark-up of default values, tCO2e. */
            embedded_t_per_t: number;
            /** @description Share of the default value that is added to it: 0.1 for 10 %; null without one. */
            mark_up: number | null;
            /** @description Free allocation, tCO2e. */
            free_allocation_t_per_t: number;
            /** @description Emissions that certificates are due for, tCO2e: also what a change of the price by one EUR adds, in EUR, as long as nothing is deducted. */
            net_emissions_t_per_t: number;
            /** @description Net emissions times the certificate price, EUR. */
            gross_cost_eur_per_t: number;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            origin_carbon_deduction_eur_per_t: number;
            /** @description Gross cost less the deduction, EUR. */
            cost_eur_per_t: number;
        };
        /**
         * @description Net mass in tonnes, above 0.
         * @example 24.5
         */
        Tonnes: number;
        /**
         * @description Tonnes of the precursor in a tonne of goods.
         * @example 1.08642
         */
        TonnesPerTonne: number;
        /**
         * @description Net mass in tonnes, above 0. A plain decimal with a point.
         * @example 24.5
         */
        TonnesText: number | string;
        /**
         * @description Emissions of the installation in the reporting period, tCO2e.
         * @example 120000
         */
        TotalEmissions: number;
        /**
         * @description Rows of a table that could be totals of others (`Summe`, `Total`, `*`): `skip` passes them over, `keep` reads them like the others. Without it a total that names neither goods nor origin and states what the rows above it come to is passed over, which `read_as` says, and any other such row is an error that asks.
         * @example skip
         * @enum {string}
         */
        TotalRows: "skip" | "keep";
        /** @description One term on the way from the law's figures to the cost. */
        TraceTerm: {
            /** @description Name of the term. */
            term: string;
            /** @description What the term is, or the formula that made it. */
            factor: string;
            /** @description Exact value, not rounded. */
            value: number;
            /** @description Unit of the value. */
            unit: string;
            source: components["schemas"]["Citation"];
        };
        /** @description Cost of many goods year by year. */
        Trajectories: {
            years: components["schemas"]["PlanYear"][];
            summary: components["schemas"]["PlanSummary"];
            /** @description Assumptions and what else a reader should know. */
            notes: string[];
            versions: components["schemas"]["Versions"];
            /** @description Only where the years rest on several tables, because some apply from a year to come: those of all years, stretch by stretch. `versions` and `dataset_version` then name each table, in the order of the years, with commas between them. */
            versions_of_years?: components["schemas"]["VersionsOfYears"][];
            sources: components["schemas"]["Citation"][];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
            /** @description One result a row, in the order of the call. */
            results: components["schemas"]["TrajectoryRow"][];
        };
        /** @description Cost of goods year by year. */
        Trajectory: {
            status: components["schemas"]["CalculationStatus"];
            /** @description CN code, 8 digits. */
            cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country_iso3: string;
            /** @description Net mass a year in tonnes; of electricity MWh, as `mwh`. */
            tonnage: number;
            /** @description Only for electricity: energy a year in MWh. */
            mwh?: number;
            sector: components["schemas"]["Sector"];
            /** @description Route of the default value, of the verified ones where there is none. */
            production_route: string | null;
            /** @description Why there are no figures, or why the cost is 0. */
            message?: string;
            /** @description The routes to choose from, where the route is missing. */
            production_routes?: components["schemas"]["ProductionRouteValue"][];
            sums: components["schemas"]["PlanSums"] | null;
            years: components["schemas"]["TrajectoryYear"][];
            /** @description Assumptions and what else a reader should know. */
            notes: string[];
            versions: components["schemas"]["Versions"];
            /** @description Only where the years rest on several tables, because some apply from a year to come: those of all years, stretch by stretch. `versions` and `dataset_version` then name each table, in the order of the years, with commas between them. */
            versions_of_years?: components["schemas"]["VersionsOfYears"][];
            sources: components["schemas"]["Citation"][];
            /** @description What was read as what, where it stood there in another form. */
            read_as?: components["schemas"]["ReadAs"][];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /** @description Goods of a plan, with its years and prices. */
        TrajectoryRequest: {
            rows: components["schemas"]["PlanRow"][];
            price_path?: components["schemas"]["PricePath"];
            first_year?: components["schemas"]["FirstYear"];
            last_year?: components["schemas"]["LastYear"];
            assume_cscf?: components["schemas"]["CorrectionFactor"];
            dataset_version?: components["schemas"]["DatasetVersion"];
            as_of?: components["schemas"]["AsOf"];
        };
        /** @description A row of a plan, answered. */
        TrajectoryRow: {
            /** @description Position in `rows`, from 0. */
            row_index: components["schemas"]["NonNegative"];
            /** @description The caller's own reference. */
            client_ref: string | null;
            /** @description Supplier as it was sent. */
            supplier: string | null;
            /** @description Cells of columns that were passed through (`extra_columns=keep`), by their headings. */
            extra?: {
                [key: string]: (string | number | boolean) | null;
            };
            /**
             * @description As of a calculation; `error`: the row could not be read, `issues` say why.
             * @enum {string}
             */
            status: "ok" | "out_of_scope" | "needs_data" | "error";
            /** @description CN code. */
            cn_code: string | null;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country_iso3: string | null;
            /** @description Net mass a year in tonnes; of electricity MWh. */
            tonnage: number | null;
            sector: components["schemas"]["Sector"];
            /** @description Route of the default value, of the verified ones where there is none. */
            production_route: string | null;
            /** @description Why there are no figures, or why the cost is 0. */
            message?: string;
            /** @description The routes to choose from, where the route is missing. */
            production_routes?: components["schemas"]["ProductionRouteValue"][];
            sums: components["schemas"]["PlanSums"] | null;
            years: components["schemas"]["GoodsYear"][];
            issues?: components["schemas"]["Issue"][];
            /** @description Positions of the row's own notes in the answer's `notes`, from 0. */
            notes: components["schemas"]["NonNegativeInt"][];
        };
        /** @description A year of goods with its price and factors. */
        TrajectoryYear: {
            /** @description Calendar year of import. */
            year: number;
            /** @description Price of certificates that the year is calculated with, EUR per tCO2e. */
            certificate_price_eur_per_tco2e: number;
            /**
             * @description `given`: by the price path; `held`: the path's price of an earlier year; `grown`: by the path's growth; `published`: the newest published price, in 2026 that of its own quarters.
             * @enum {string}
             */
            price_basis: "given" | "held" | "grown" | "published";
            /** @description Share of free allocation that is left. */
            cbam_factor: number | null;
            /** @description Cross-sectoral correction factor; null where none is needed any more. */
            cscf: number | null;
            /** @description True where no act has set the correction factor of the year, so that it is assumed. */
            cscf_assumed: boolean;
            /** @description Share that is added to the default value: 0.1 for 10 %; null without a default value, and in years in which CBAM does not reach the goods. */
            mark_up: number | null;
            /** @description Benchmark of the free allocation, column B, tCO2e per tonne; null where there is none. */
            benchmark_t_per_t: number | null;
            /** @description True where benchmarks are set for earlier years only, and the last ones go on. */
            benchmark_assumed: boolean;
            /** @description With default values; null for goods that have verified values and no default value. */
            default: components["schemas"]["YearCost"] | null;
            verified: components["schemas"]["YearCost"] | null;
            /** @description Cost with default values less that with verified ones, EUR; null without one of them. */
            saving_eur: number | null;
            /** @description Verified intensity at which both cost the same, tCO2e per tonne; it may lie above the default value. A carbon price paid in the country of origin is left out of it. Null without a default value, and in years in which CBAM does not reach the goods. */
            break_even_t_per_t: number | null;
        };
        /** @description What carries the goods, as far as it is known. */
        TransportDetails: {
            waybillNumber?: components["schemas"]["WaybillNumber"];
            containerNumbers?: components["schemas"]["ContainerNumbers"];
            sealNumbers?: components["schemas"]["SealNumbers"];
            vesselOrFlight?: components["schemas"]["VesselOrFlight"];
            dateOfExport?: components["schemas"]["Day"];
        };
        /**
         * @description How the goods travel.
         * @example sea
         * @enum {string}
         */
        TransportMode: "air" | "sea" | "road" | "courier";
        /**
         * @description UN number of the dangerous goods: UN (ID for goods of the air alone) and four digits.
         * @example UN1263
         */
        UnNumber: string;
        /**
         * @description What the quantity is counted in: pieces, kilograms, sets, metres, litres, boxes, pallets, packages.
         * @example PCS
         * @enum {string}
         */
        Unit: "PCS" | "KG" | "SET" | "MTR" | "LTR" | "BOX" | "PAL" | "PKG";
        /**
         * @description Code of UN/ECE Recommendation 20, printed instead of `unit`.
         * @example TNE
         */
        UnitCode: string;
        /**
         * @description Says that the verified intensities are per functional unit of Implementing Regulation (EU) 2025/2547, Article 4, and converts them: tonnes of clinker in a tonne of cement (CN 2523 10, 21, 29, 90; above 0, at most 1), or kilograms of nitrogen in a tonne of fertiliser (CN 2808, 2814, 3102, 3105; 1 to 1000). Left out: the intensities are per tonne of goods.
         * @example 0.88
         */
        UnitContent: number;
        /**
         * @description Says that the verified intensities are per functional unit of Implementing Regulation (EU) 2025/2547, Article 4, and converts them: tonnes of clinker in a tonne of cement (CN 2523 10, 21, 29, 90; above 0, at most 1), or kilograms of nitrogen in a tonne of fertiliser (CN 2808, 2814, 3102, 3105; 1 to 1000). Left out: the intensities are per tonne of goods. A plain decimal with a point.
         * @example 0.88
         */
        UnitContentText: number | string;
        /**
         * @description UN/LOCODE of the installation: two letters of the country, three letters or digits of the place.
         * @example TRIST
         */
        Unlocode: string;
        /**
         * Format: uuid
         * @description Id of a supplier's value of the account, in the place of verified figures; needs a key with `suppliers:read`.
         * @example 0190163d-8694-739b-aea5-966c26f8ad91
         */
        UsedValueId: string;
        /** @description A file beside a value, kept as long as the ledger. */
        ValueAttachment: {
            /** @description UUID of the attachment. */
            id: string;
            /** @description UUID of the value. */
            value: string;
            /** @description Name that it is saved as: made harmless, at most 120 characters and the ending. */
            name: string;
            /** @description `application/pdf`, or that of an XLSX workbook. */
            media_type: string;
            /** @description Size in bytes. */
            size_bytes: components["schemas"]["NonNegative"];
            /** @description SHA-256 of the bytes, 64 lower-case hex digits. */
            sha256: string;
            /** @description `added` by somebody, or `read`: the value was read from it, or came with it in a supplier's answer. */
            origin: string;
            /**
             * Format: date
             * @description Day in Brussels on which it was attached.
             */
            added_on: string;
        };
        /** @description The file as it is attached. */
        ValueAttachmentAdded: {
            /** @description `added`, or `unchanged`: the value has these bytes. */
            result: string;
            attachment: components["schemas"]["ValueAttachment"];
        };
        /** @description The files of a value. */
        ValueAttachmentList: {
            /** @description The oldest first. */
            attachments: components["schemas"]["ValueAttachment"][];
        };
        /** @description The attachment that is gone. */
        ValueAttachmentRemoved: {
            removed: components["schemas"]["ValueAttachment"];
        };
        /**
         * @description `estimated` by anyone, `operator`: reported by the operator by the rules of the definitive period, `verified` by a verifier's satisfactory report. Only verified values may be declared (Regulation (EU) 2023/956, Article 8).
         * @example operator
         * @enum {string}
         */
        ValueCertainty: "estimated" | "operator" | "verified";
        /**
         * @description The caller's own note.
         * @example by mail of 3 March
         */
        ValueNote: string;
        /**
         * @description Calendar year that the emissions are of. Before 2026, by the rules of the transitional period, for estimates only.
         * @example 2026
         */
        ValuePeriod: number;
        /**
         * @description Calendar year that the emissions are of.
         * @example 2023
         */
        ValuePeriodText: number | string;
        /** @description A precursor in the goods. */
        ValuePrecursor: {
            /** @description CN code. */
            cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country: string | null;
            /** @description Production route. */
            production_route: string | null;
            /** @description Tonnes in a tonne of the goods. */
            tonnes_per_tonne: number;
            /** @description Free allocation that was given, tCO2e per tonne. */
            free_allocation_t_per_t: number | null;
            /** @description Verified emissions that were given, tCO2e per tonne. */
            verified_emissions_t_per_t: number | null;
        };
        /** @description Cost by default, by the producer's own values, and the difference. */
        ValueSaving: {
            /** @description Day or year of import that is calculated with. */
            import: string;
            /** @description Quantity: tonnes, of electricity MWh. */
            quantity: number;
            /** @description Certificate price that counts, EUR per tCO2e. */
            certificate_price_eur: number;
            /** @description Period of that price. */
            certificate_price_period: string;
            /** @description Route of the default value. */
            production_route_by_default: string;
            default: components["schemas"]["SavingSide"];
            value: components["schemas"]["SavingSide"];
            /** @description Cost by default less cost by the value, EUR per tonne; below 0 where the value costs more. */
            saving_eur_per_t: number;
            /** @description The same for the quantity, EUR. */
            saving_eur: number;
            /** @description Embedded emissions at which both cost the same, tCO2e per tonne; it may lie above the default value. */
            break_even_t_per_t: number;
            /** @description Formula of the break-even with its terms. */
            formula: string;
            /** @description What a reader should know. */
            notes: string[];
        };
        /**
         * @description Origin of the figures, such as a file.
         * @example template_2026.xlsx
         */
        ValueSource: string;
        /**
         * @description `estimated` by anyone, `operator`: reported by the operator by the rules of the definitive period, `verified` by a verifier's satisfactory report. Only verified values may be declared (Regulation (EU) 2023/956, Article 8). `withdrawn`: nothing is calculated with it any more; what was keeps its figures.
         * @example operator
         * @enum {string}
         */
        ValueState: "estimated" | "operator" | "verified" | "withdrawn";
        /** @description A verifier's report. */
        ValueVerification: {
            /** @description Id of the verification report. */
            report: string;
            /**
             * Format: date
             * @description Day of the report.
             */
            day: string;
            /** @description `satisfactory` or `not_satisfactory`. */
            opinion: string;
            /** @description Verifier of this report; null for that of the installation. */
            verifier: components["schemas"]["VerifierRecord"] | null;
        };
        /** @description A verifier's report on the operator's emissions report; without `verifier` it is that of the installation. */
        ValueVerificationRequest: {
            report: components["schemas"]["VerificationReport"];
            day: components["schemas"]["Day"];
            opinion: components["schemas"]["VerificationOpinion"];
            verifier?: components["schemas"]["VerifierRequest"];
        };
        /**
         * @description Value added tax number. It is text of 1 to 30 characters.
         * @example DE123456789
         */
        VatId: string;
        /**
         * @description Opinion of the verification report: verified as satisfactory, with comments or without, or not.
         * @example satisfactory
         * @enum {string}
         */
        VerificationOpinion: "satisfactory" | "not_satisfactory";
        /** @description Statement of a verifier. */
        VerificationRecord: {
            /** @description Name or registry id of the verifier. */
            verifier: string;
            /** @description Day of the verification report. */
            day: string | null;
            /** @description Id of the verification report. */
            report: string | null;
            /** @description Number of the accreditation. */
            accreditation: string | null;
            /** @description National body that accredited. */
            accreditation_body: string | null;
            /** @description Whether the report was verified as satisfactory; null while nobody said. */
            is_satisfactory: boolean | null;
        };
        /**
         * @description Id of the verification report.
         * @example VR-2027-17
         */
        VerificationReport: string;
        /** @description What a verifier said of the operator's emissions report: values are verified once a report is dated after its reporting period. */
        VerificationRequest: {
            verifier: components["schemas"]["VerifierName"];
            day?: components["schemas"]["Day"];
            report?: components["schemas"]["VerificationReport"];
            accreditation?: components["schemas"]["Accreditation"];
            accreditation_body?: components["schemas"]["AccreditationBody"];
            is_satisfactory?: components["schemas"]["Flag"];
        };
        /** @description The report is genuine. */
        Verified: {
            /** @enum {boolean} */
            ok: true;
            report: components["schemas"]["VerifiedReport"];
            /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
            dataset_version: string;
            disclosure: components["schemas"]["Disclosure"];
        };
        /** @description The goods with verified values, beside the ranking of default values. */
        VerifiedBeside: {
            status: components["schemas"]["CalculationStatus"];
            /** @description Country of origin of the verified goods. */
            origin_country_iso3: string;
            /** @description Route that the figures are of. */
            production_route: string | null;
            intensity_source: components["schemas"]["IntensitySource"] | null;
            /** @description Embedded emissions that count, with the mark-up of default values, tCO2e per tonne (electricity: per MWh). */
            embedded_t_per_t: number | null;
            /** @description Free allocation, tCO2e per tonne. */
            free_allocation_t_per_t: number | null;
            /** @description What certificates are due for, tCO2e. */
            net_emissions_t: number | null;
            /** @description Net cost, EUR. */
            net_cost_eur: number | null;
            /** @description The place that it would have among the origins; null without figures, and where no origin has a default value. */
            rank: components["schemas"]["Int"] | null;
            /** @description Why there are no figures, or why the cost is 0. */
            message?: string;
            /** @description Positions of the row's own notes in the answer's `notes`, from 0. */
            notes: components["schemas"]["NonNegativeInt"][];
        };
        /** @description What a declaration's document says. */
        VerifiedDeclaration: {
            /** @description Number as it is printed: `DECL-<id>`. */
            report_number: string;
            /**
             * Format: date
             * @description Day of issue.
             */
            issued_at: string;
            /** @description Name of the declarant. */
            declarant_name: string;
            /** @description EORI number of the declarant. */
            declarant_eori: string;
            /** @description Number of the account in the CBAM registry. */
            cbam_account: string | null;
            /** @description Calendar year of importation. */
            year: components["schemas"]["NonNegative"];
            /**
             * Format: date
             * @description Day by whose end the entries were recorded.
             */
            as_of: string;
            /**
             * @description Figures that lines and sums are of: by the imports' own determination, or as the year could be filed.
             * @enum {string}
             */
            basis: "determined" | "fileable";
            /** @description Lines of the declaration. */
            lines: components["schemas"]["NonNegative"];
            /** @description Embedded emissions, tCO2e. */
            embedded_t: number;
            /** @description Net emissions, tCO2e. */
            net_t: number;
            /** @description Certificates if the year's total is rounded up once. */
            certificates_rounded_once: components["schemas"]["NonNegative"];
            /** @description SHA-256 of the content as RFC 8785 canonical JSON, lower-case hex. */
            content_hash: string;
            /** @description Relative signed link to the PDF, good for an hour. */
            download_url: string;
        };
        /**
         * @description Specific embedded free allocation (SEFA) of the goods in tCO2e per tonne, as the verification report states it for its reporting period. It wins over benchmarks and precursors, and counts with verified intensities only.
         * @example 1.3105
         */
        VerifiedFreeAllocation: number;
        /**
         * @description Specific embedded free allocation (SEFA) of the goods in tCO2e per tonne, as the verification report states it for its reporting period. It wins over benchmarks and precursors, and counts with verified intensities only. A plain decimal with a point.
         * @example 1.3105
         */
        VerifiedFreeAllocationText: number | string;
        /** @description What a report says. */
        VerifiedReport: {
            /** @description Number as it is printed. */
            report_number: string;
            /**
             * Format: date
             * @description Day of issue.
             */
            issued_at: string;
            /** @description CN code, 8 digits. */
            cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            origin_country_iso3: string;
            /** @description Net mass in tonnes. */
            tonnage: number;
            sector: components["schemas"]["Sector"];
            /** @description Net cost, EUR. */
            net_cost_eur: number | null;
            /** @description SHA-256 of the content as RFC 8785 canonical JSON, lower-case hex. */
            content_hash: string;
            /** @description Relative signed link to the PDF, good for an hour. */
            download_url: string;
            /**
             * @description Only on the published sample.
             * @enum {boolean}
             */
            is_sample?: true;
        };
        /**
         * @description Year that the free allocations of verification reports, of goods and of precursors, are of; 2026 when it is left out. In other years they are scaled with the CBAM factor and the correction factor.
         * @example 2026
         */
        VerifiedYear: number;
        /**
         * @description Year that the free allocations of verification reports, of goods and of precursors, are of; 2026 when it is left out. In other years they are scaled with the CBAM factor and the correction factor.
         * @example 2026
         */
        VerifiedYearText: number | string;
        /**
         * @description Name or registry id of the verifier.
         * @example DE-V-0001
         */
        VerifierName: string;
        /** @description Verifier of the operator's emissions reports. */
        VerifierRecord: {
            /** @description Name or registry id of the verifier. */
            name: string;
            /** @description Number of the accreditation. */
            accreditation: string | null;
            /** @description National body that accredited. */
            accreditation_body: string | null;
        };
        /** @description Verifier of the operator's emissions reports, with its accreditation. */
        VerifierRequest: {
            name: components["schemas"]["VerifierName"];
            accreditation?: components["schemas"]["Accreditation"];
            accreditation_body?: components["schemas"]["AccreditationBody"];
        };
        /** @description Number and date as they stand on the document: these two members and no others. */
        VerifyDeclarationRequest: {
            /** @description Printed number of the document (`DECL-<id>`), or its UUID. */
            reportId: string;
            /** @description Printed date: YYYY-MM-DD, DD/MM/YYYY, DD-MM-YYYY or DD.MM.YYYY; a day off is tolerated. */
            issuedDate: string;
        };
        /** @description What stands on the report: these two members and no others. */
        VerifyRequest: {
            /** @description UUID of the report, its printed number (`CBAM-<id>`, `BULK-<id>-R<row>`), or `sample` (`CBAM-SAMPLE`); white space in it doesn't count. */
            reportId: string;
            /** @description Printed date: YYYY-MM-DD, DD/MM/YYYY, DD-MM-YYYY or DD.MM.YYYY; a day off is tolerated. */
            issuedDate: string;
        };
        /** @description What an answer was made from. The same question with this `as_of` and, as `dataset_version`, the version of `dataset` has the same figures for ever; with this `as_of` alone where imports of several years took several data sets. */
        Versions: {
            /** Format: date-time */
            as_of: string;
            dataset: components["schemas"]["TableVersion"];
            benchmarks: components["schemas"]["TableVersion"];
            factors: components["schemas"]["TableVersion"];
            annex_i: components["schemas"]["TableVersion"];
            goods: components["schemas"]["TableVersion"];
            exempt_origins: components["schemas"]["TableVersion"];
            production_routes: components["schemas"]["TableVersion"];
            electricity?: components["schemas"]["TableVersion"];
            prices: components["schemas"]["TableVersion"];
        };
        /** @description Versions of the tables that some years of a plan rest on. */
        VersionsOfYears: {
            /** @description First year that rests on these tables. */
            first_year: number;
            /** @description Last year that rests on them. */
            last_year: number;
            versions: components["schemas"]["Versions"];
        };
        /**
         * @description Vessel with its voyage, or flight. It is text of 1 to 70 characters.
         * @example MV Hamburg Express 026W
         */
        VesselOrFlight: string;
        /**
         * @description Number of the air waybill, bill of lading or consignment note. It is text of 1 to 50 characters.
         * @example HLCUSHA2603ABCD1
         */
        WaybillNumber: string;
        /**
         * @description Why it is taken back.
         * @example Recorded twice
         */
        WithdrawalNote: string;
        /** @description What was recorded by mistake. */
        WithdrawnCertificates: {
            /** @description UUID of the lot or the move. */
            id: string;
            /**
             * @description What was taken back.
             * @enum {string}
             */
            record: "lot" | "move";
            /** @description UUID of the lot: its own of a lot. */
            lot: string;
            /** @description Of a lot the quarter of 2026, or weekly; of a move surrendered, bought_back or cancelled. */
            kind: string;
            /**
             * Format: date
             * @description Day of purchase, or on which they were to have left the account.
             */
            day: string;
            /** @description Certificates that were recorded. */
            number: components["schemas"]["NonNegative"];
            /** @description Price of one of a lot, EUR. */
            unit_price_eur: number | null;
            /** @description Reference of a purchase. */
            reference: string | null;
            /** @description Year that a move was to have surrendered them for. */
            for_year: components["schemas"]["Int"] | null;
            /**
             * Format: date
             * @description Day on which it was taken back.
             */
            withdrawn_on: string;
            /** @description Why. */
            note: string | null;
        };
        /**
         * @description Words to the supplier, in its mail and on its page. It is text of 1 to 1000 characters on at most 20 lines.
         * @example It is about the goods of contract 4711.
         */
        WordsToSupplier: string;
        /** @description Emissions and cost of a year. */
        YearCost: {
            /** @description Embedded emissions that count, with the mark-up of default values, tCO2e per tonne. */
            embedded_t_per_t: number;
            /** @description Free allocation, tCO2e per tonne. */
            free_allocation_t_per_t: number;
            /** @description What certificates are due for, tCO2e in the year. */
            net_emissions_t: number;
            /** @description Net cost of the year, EUR. */
            net_cost_eur: number;
        };
        /** @description What may be sold back of a year's purchases, each at the price paid for it (Article 23). */
        YearsBuyBack: {
            /** @description Calendar year of purchase. */
            bought_in: components["schemas"]["NonNegative"];
            /**
             * @description Those for 2026, which may be sold back in 2027 only, or weekly ones.
             * @enum {string}
             */
            certificates: "2026" | "weekly";
            /** @description Certificates that were bought. */
            bought: components["schemas"]["NonNegative"];
            /** @description Certificates that were sold back. */
            bought_back: components["schemas"]["NonNegative"];
            /** @description Most that may be sold back: as many as had to be held in the year of purchase; all of them for 2026, and where the threshold was not exceeded. */
            limit: components["schemas"]["NonNegative"];
            /** @description Certificates that may be sold back now, those that are still to be surrendered included. */
            available: components["schemas"]["NonNegative"];
            /** @description Certificates above the limit: lost on their cancellation unless they are surrendered, or `notes` say that the limit may rise. */
            at_risk: components["schemas"]["NonNegative"];
            /**
             * Format: date
             * @description Last day to ask for it: 31 October before the cancellation.
             */
            by: string;
            /** @description UUIDs of the lots. */
            lots: string[];
            /** @description What a reader should know, and which rule is not sure: a sentence each, with its source. */
            notes: string[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    scope: {
        parameters: {
            query: {
                /**
                 * @description A CN code of 8 digits such as "72083900".
                 * @example 72083900
                 */
                cn: components["schemas"]["CnCode"];
                /** @description The same as `cn`, under the name that bodies have: taken in its place. */
                cn_code?: components["schemas"]["CnCode"];
                /**
                 * @description ISO 3166-1 alpha-2 country code, upper or lower case.
                 * @example DE
                 */
                country?: components["schemas"]["CountryAlpha2"];
                /**
                 * @description Net mass in tonnes, above 0. A plain decimal with a point.
                 * @example 24.5
                 */
                tonnage?: components["schemas"]["TonnesText"];
                /**
                 * @description `true`: values are read as they stand on customs papers (CN codes with spaces or of ten digits, countries by any code or name, dates in four forms, masses with their unit), and `read_as` says what was read as what. Numbers are never guessed.
                 * @example true
                 */
                lenient?: components["schemas"]["Lenient"];
                /**
                 * @description Decimal mark of the numbers of a table (and, with `lenient=true`, of numbers sent as text). Without it a table separated by commas has points; in any other the numbers tell, and one that could be thousands is an error that asks. With it the other mark groups thousands: `1.204` is 1204 with `comma`. A CSV answer to what isn't CSV has semicolons where this is `comma`.
                 * @example comma
                 */
                decimal?: components["schemas"]["DecimalMark"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether a CN code is in scope of CBAM. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scope"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    calculate: {
        parameters: {
            query: {
                /**
                 * @description A CN code of 8 digits such as "72083900".
                 * @example 72083900
                 */
                cn: components["schemas"]["CnCode"];
                /** @description The same as `cn`, under the name that bodies have: taken in its place. */
                cn_code?: components["schemas"]["CnCode"];
                /**
                 * @description TARIC code, 10 digits, where the 8 of the CN code do not decide.
                 * @example 2507008080
                 */
                taric_code?: components["schemas"]["TaricCode"];
                /**
                 * @description ISO 3166-1 alpha-3 country code, upper or lower case; Kosovo is XKX.
                 * @example CHN
                 */
                country: components["schemas"]["CountryAlpha3"];
                /** @description The same as `country`, under the name that bodies have: taken in its place. */
                origin_country?: components["schemas"]["CountryAlpha3"];
                /**
                 * @description Net mass in tonnes, above 0. A plain decimal with a point.
                 * @example 24.5
                 */
                tonnage?: components["schemas"]["TonnesText"];
                /**
                 * @description Energy in MWh, above 0: instead of `tonnage`, for electricity (CN 2716 00 00) only. A plain decimal with a point.
                 * @example 1000
                 */
                mwh?: components["schemas"]["MegawattHoursText"];
                /**
                 * @description Day of import, YYYY-MM-DD, from 2026-01-01. Today, the day in Brussels, when it is left out.
                 * @example 2026-02-15
                 */
                import?: components["schemas"]["ImportDay"];
                /**
                 * @description Letter of a production route as `GET /api/v1/cbam/routes` lists them, with or without brackets; `default` where the figures don't depend on it. Longer text is cut to 8 characters.
                 * @example (C)
                 */
                production_route?: components["schemas"]["ProductionRoute"];
                /**
                 * @description tCO2e per tonne of goods, as an accredited verifier confirmed it, with the emissions of the precursors in it; `unit_content` says that it is given per tonne of clinker or per kilogram of nitrogen instead. A plain decimal with a point.
                 * @example 1.95
                 */
                verified_direct?: components["schemas"]["IntensityText"];
                /**
                 * @description tCO2e per tonne of goods, as an accredited verifier confirmed it, with the emissions of the precursors in it; `unit_content` says that it is given per tonne of clinker or per kilogram of nitrogen instead. A plain decimal with a point.
                 * @example 1.95
                 */
                verified_indirect?: components["schemas"]["IntensityText"];
                /**
                 * @description Specific embedded free allocation (SEFA) of the goods in tCO2e per tonne, as the verification report states it for its reporting period. It wins over benchmarks and precursors, and counts with verified intensities only. A plain decimal with a point.
                 * @example 1.3105
                 */
                verified_free_allocation?: components["schemas"]["VerifiedFreeAllocationText"];
                /**
                 * @description Says that the verified intensities are per functional unit of Implementing Regulation (EU) 2025/2547, Article 4, and converts them: tonnes of clinker in a tonne of cement (CN 2523 10, 21, 29, 90; above 0, at most 1), or kilograms of nitrogen in a tonne of fertiliser (CN 2808, 2814, 3102, 3105; 1 to 1000). Left out: the intensities are per tonne of goods. A plain decimal with a point.
                 * @example 0.88
                 */
                unit_content?: components["schemas"]["UnitContentText"];
                /**
                 * @description Calendar year that the verified values are of, which decides the CBAM factor and the cross-sectoral correction factor: the year of import when it is left out. Imports of 2026 and electricity have no other one; later imports may take the year of production, from 2026, where evidence of it is sufficient (Implementing Regulation (EU) 2025/2547, Article 7(1)). The mark-up stays that of the year of import.
                 * @example 2026
                 */
                reporting_period?: components["schemas"]["ReportingPeriodText"];
                /**
                 * @description EUR per tCO2e that was paid in the country of origin. A plain decimal with a point.
                 * @example 12.5
                 */
                origin_carbon?: components["schemas"]["CarbonPriceText"];
                /**
                 * @description Id of a supplier's value of the account, in the place of verified figures; needs a key with `suppliers:read`.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                value_id?: components["schemas"]["UsedValueId"];
                /**
                 * @description True or false.
                 * @example true
                 */
                explain?: components["schemas"]["FlagText"];
                /**
                 * @description How much law the answer carries. `full`, and when it is left out: every calculation with its sources, versions and legal basis. `short`: the figures, the notes and where the sources stand; of many rows, the sources once.
                 * @example short
                 */
                sources?: components["schemas"]["SourcesForm"];
                /**
                 * @description `true`: values are read as they stand on customs papers (CN codes with spaces or of ten digits, countries by any code or name, dates in four forms, masses with their unit), and `read_as` says what was read as what. Numbers are never guessed.
                 * @example true
                 */
                lenient?: components["schemas"]["Lenient"];
                /**
                 * @description Decimal mark of the numbers of a table (and, with `lenient=true`, of numbers sent as text). Without it a table separated by commas has points; in any other the numbers tell, and one that could be thousands is an error that asks. With it the other mark groups thousands: `1.204` is 1204 with `comma`. A CSV answer to what isn't CSV has semicolons where this is `comma`.
                 * @example comma
                 */
                decimal?: components["schemas"]["DecimalMark"];
                /**
                 * @description Order of day and month in dates with the year last: `dmy` or `mdy`. Left out, the dates of a column tell, or the call is refused and asks; a date alone has the day first.
                 * @example dmy
                 */
                dates?: components["schemas"]["DayOrder"];
                /**
                 * @description Version of the default values to calculate with, as `GET /api/v1/cbam/datasets` lists them; the one in force when it is left out. Several, with commas between them as an answer over imports of several days names them: of these each import takes the one that applies to its day.
                 * @example 2026-08-06
                 */
                dataset_version?: components["schemas"]["DatasetVersion"];
                /**
                 * @description Day whose law and prices answer, as they were known when it ended in Brussels, or a time in UTC, as `versions.as_of` of an answer has it: with that and `dataset_version` the same question has the same figures for ever. Not after now; now when it is left out.
                 * @example 2026-11-20
                 */
                as_of?: components["schemas"]["AsOf"];
                /**
                 * @description Cross-sectoral correction factor to assume for a year that has none yet (2031 to 2033), a share such as 1; the benchmarks of the last year go on then, and a note says so. A plain decimal with a point.
                 * @example 1
                 */
                assume_cscf?: components["schemas"]["CorrectionFactorText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A calculation, with what was read as what. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedCalculation"] | components["schemas"]["ShortCalculation"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    calculateFromJson: {
        parameters: {
            query?: {
                /**
                 * @description `true`: values are read as they stand on customs papers (CN codes with spaces or of ten digits, countries by any code or name, dates in four forms, masses with their unit), and `read_as` says what was read as what. Numbers are never guessed.
                 * @example true
                 */
                lenient?: components["schemas"]["Lenient"];
                /**
                 * @description Decimal mark of the numbers of a table (and, with `lenient=true`, of numbers sent as text). Without it a table separated by commas has points; in any other the numbers tell, and one that could be thousands is an error that asks. With it the other mark groups thousands: `1.204` is 1204 with `comma`. A CSV answer to what isn't CSV has semicolons where this is `comma`.
                 * @example comma
                 */
                decimal?: components["schemas"]["DecimalMark"];
                /**
                 * @description Order of day and month in dates with the year last: `dmy` or `mdy`. Left out, the dates of a column tell, or the call is refused and asks; a date alone has the day first.
                 * @example dmy
                 */
                dates?: components["schemas"]["DayOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalculationRequest"];
            };
        };
        responses: {
            /** @description A calculation with the caller's own reference. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferencedCalculation"] | components["schemas"]["ShortReferencedCalculation"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search: {
        parameters: {
            query: {
                /**
                 * @description 1 to 100 characters: a CN code or its first digits, or words for goods.
                 * @example stainless wire
                 */
                q: components["schemas"]["SearchQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CN codes that were found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    productionRoutes: {
        parameters: {
            query: {
                /**
                 * @description A CN code of 8 digits such as "72083900".
                 * @example 72083900
                 */
                cn: components["schemas"]["CnCode"];
                /** @description The same as `cn`, under the name that bodies have: taken in its place. */
                cn_code?: components["schemas"]["CnCode"];
                /**
                 * @description TARIC code, 10 digits, where the 8 of the CN code do not decide.
                 * @example 2507008080
                 */
                taric_code?: components["schemas"]["TaricCode"];
                /**
                 * @description ISO 3166-1 alpha-3 country code, upper or lower case; Kosovo is XKX.
                 * @example CHN
                 */
                country: components["schemas"]["CountryAlpha3"];
                /** @description The same as `country`, under the name that bodies have: taken in its place. */
                origin_country?: components["schemas"]["CountryAlpha3"];
                /**
                 * @description Date of import, YYYY-MM-DD, or its year, which stands for its last day, from 2026. Today, the day in Brussels, when it is left out.
                 * @example 2026-02-15
                 */
                import?: components["schemas"]["ImportDayOrYear"];
                /**
                 * @description `true`: values are read as they stand on customs papers (CN codes with spaces or of ten digits, countries by any code or name, dates in four forms, masses with their unit), and `read_as` says what was read as what. Numbers are never guessed.
                 * @example true
                 */
                lenient?: components["schemas"]["Lenient"];
                /**
                 * @description Decimal mark of the numbers of a table (and, with `lenient=true`, of numbers sent as text). Without it a table separated by commas has points; in any other the numbers tell, and one that could be thousands is an error that asks. With it the other mark groups thousands: `1.204` is 1204 with `comma`. A CSV answer to what isn't CSV has semicolons where this is `comma`.
                 * @example comma
                 */
                decimal?: components["schemas"]["DecimalMark"];
                /**
                 * @description Order of day and month in dates with the year last: `dmy` or `mdy`. Left out, the dates of a column tell, or the call is refused and asks; a date alone has the day first.
                 * @example dmy
                 */
                dates?: components["schemas"]["DayOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Production routes of a CN code and origin. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductionRoutes"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dataSets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every data set, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSets"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    prices: {
        parameters: {
            query?: {
                /**
                 * @description Day whose law and prices answer, as they were known when it ended in Brussels, or a time in UTC, as `versions.as_of` of an answer has it: with that and `dataset_version` the same question has the same figures for ever. Not after now; now when it is left out.
                 * @example 2026-11-20
                 */
                as_of?: components["schemas"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices that count at the moment that was asked for, the newest period first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificatePrices"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    compare: {
        parameters: {
            query: {
                /**
                 * @description A CN code of 8 digits such as "72083900".
                 * @example 72083900
                 */
                cn: components["schemas"]["CnCode"];
                /** @description The same as `cn`, under the name that bodies have: taken in its place. */
                cn_code?: components["schemas"]["CnCode"];
                /**
                 * @description TARIC code, 10 digits, where the 8 of the CN code do not decide.
                 * @example 2507008080
                 */
                taric_code?: components["schemas"]["TaricCode"];
                /**
                 * @description Net mass in tonnes, above 0. A plain decimal with a point.
                 * @example 24.5
                 */
                tonnage?: components["schemas"]["TonnesText"];
                /**
                 * @description Energy in MWh, above 0: instead of `tonnage`, for electricity (CN 2716 00 00) only. A plain decimal with a point.
                 * @example 1000
                 */
                mwh?: components["schemas"]["MegawattHoursText"];
                /**
                 * @description Day of import, YYYY-MM-DD, from 2026-01-01. Today, the day in Brussels, when it is left out.
                 * @example 2026-02-15
                 */
                import?: components["schemas"]["ImportDay"];
                /**
                 * @description Countries of origin to compare, ISO 3166-1 alpha-3 codes parted by commas; every country that the default values name when it is left out.
                 * @example CHN,TUR,GBR
                 */
                countries?: components["schemas"]["Countries"];
                /**
                 * @description tCO2e per tonne of goods, as an accredited verifier confirmed it, with the emissions of the precursors in it; `unit_content` says that it is given per tonne of clinker or per kilogram of nitrogen instead. A plain decimal with a point.
                 * @example 1.95
                 */
                verified_direct?: components["schemas"]["IntensityText"];
                /**
                 * @description tCO2e per tonne of goods, as an accredited verifier confirmed it, with the emissions of the precursors in it; `unit_content` says that it is given per tonne of clinker or per kilogram of nitrogen instead. A plain decimal with a point.
                 * @example 1.95
                 */
                verified_indirect?: components["schemas"]["IntensityText"];
                /**
                 * @description Specific embedded free allocation (SEFA) of the goods in tCO2e per tonne, as the verification report states it for its reporting period. It wins over benchmarks and precursors, and counts with verified intensities only. A plain decimal with a point.
                 * @example 1.3105
                 */
                verified_free_allocation?: components["schemas"]["VerifiedFreeAllocationText"];
                /**
                 * @description ISO 3166-1 alpha-3 country code, upper or lower case; Kosovo is XKX.
                 * @example CHN
                 */
                verified_country?: components["schemas"]["CountryAlpha3"];
                /**
                 * @description Letter of a production route as `GET /api/v1/cbam/routes` lists them, with or without brackets; `default` where the figures don't depend on it. Longer text is cut to 8 characters.
                 * @example (C)
                 */
                production_route?: components["schemas"]["ProductionRoute"];
                /**
                 * @description Cross-sectoral correction factor to assume for a year that has none yet (2031 to 2033), a share such as 1; the benchmarks of the last year go on then, and a note says so. A plain decimal with a point.
                 * @example 1
                 */
                assume_cscf?: components["schemas"]["CorrectionFactorText"];
                /**
                 * @description `true`: values are read as they stand on customs papers (CN codes with spaces or of ten digits, countries by any code or name, dates in four forms, masses with their unit), and `read_as` says what was read as what. Numbers are never guessed.
                 * @example true
                 */
                lenient?: components["schemas"]["Lenient"];
                /**
                 * @description Decimal mark of the numbers of a table (and, with `lenient=true`, of numbers sent as text). Without it a table separated by commas has points; in any other the numbers tell, and one that could be thousands is an error that asks. With it the other mark groups thousands: `1.204` is 1204 with `comma`. A CSV answer to what isn't CSV has semicolons where this is `comma`.
                 * @example comma
                 */
                decimal?: components["schemas"]["DecimalMark"];
                /**
                 * @description Order of day and month in dates with the year last: `dmy` or `mdy`. Left out, the dates of a column tell, or the call is refused and asks; a date alone has the day first.
                 * @example dmy
                 */
                dates?: components["schemas"]["DayOrder"];
                /**
                 * @description Version of the default values to calculate with, as `GET /api/v1/cbam/datasets` lists them; the one in force when it is left out. Several, with commas between them as an answer over imports of several days names them: of these each import takes the one that applies to its day.
                 * @example 2026-08-06
                 */
                dataset_version?: components["schemas"]["DatasetVersion"];
                /**
                 * @description Day whose law and prices answer, as they were known when it ended in Brussels, or a time in UTC, as `versions.as_of` of an answer has it: with that and `dataset_version` the same question has the same figures for ever. Not after now; now when it is left out.
                 * @example 2026-11-20
                 */
                as_of?: components["schemas"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every origin and production route of goods, ranked by net cost. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    trajectory: {
        parameters: {
            query: {
                /**
                 * @description A CN code of 8 digits such as "72083900".
                 * @example 72083900
                 */
                cn: components["schemas"]["CnCode"];
                /** @description The same as `cn`, under the name that bodies have: taken in its place. */
                cn_code?: components["schemas"]["CnCode"];
                /**
                 * @description TARIC code, 10 digits, where the 8 of the CN code do not decide.
                 * @example 2507008080
                 */
                taric_code?: components["schemas"]["TaricCode"];
                /**
                 * @description ISO 3166-1 alpha-3 country code, upper or lower case; Kosovo is XKX.
                 * @example CHN
                 */
                country: components["schemas"]["CountryAlpha3"];
                /** @description The same as `country`, under the name that bodies have: taken in its place. */
                origin_country?: components["schemas"]["CountryAlpha3"];
                /**
                 * @description Net mass in tonnes, above 0. A plain decimal with a point.
                 * @example 24.5
                 */
                tonnage?: components["schemas"]["TonnesText"];
                /**
                 * @description Energy in MWh, above 0: instead of `tonnage`, for electricity (CN 2716 00 00) only. A plain decimal with a point.
                 * @example 1000
                 */
                mwh?: components["schemas"]["MegawattHoursText"];
                /**
                 * @description Letter of a production route as `GET /api/v1/cbam/routes` lists them, with or without brackets; `default` where the figures don't depend on it. Longer text is cut to 8 characters.
                 * @example (C)
                 */
                production_route?: components["schemas"]["ProductionRoute"];
                /**
                 * @description tCO2e per tonne of goods, as an accredited verifier confirmed it, with the emissions of the precursors in it; `unit_content` says that it is given per tonne of clinker or per kilogram of nitrogen instead. A plain decimal with a point.
                 * @example 1.95
                 */
                verified_direct?: components["schemas"]["IntensityText"];
                /**
                 * @description tCO2e per tonne of goods, as an accredited verifier confirmed it, with the emissions of the precursors in it; `unit_content` says that it is given per tonne of clinker or per kilogram of nitrogen instead. A plain decimal with a point.
                 * @example 1.95
                 */
                verified_indirect?: components["schemas"]["IntensityText"];
                /**
                 * @description Specific embedded free allocation (SEFA) of the goods in tCO2e per tonne, as the verification report states it for its reporting period. It wins over benchmarks and precursors, and counts with verified intensities only. A plain decimal with a point.
                 * @example 1.3105
                 */
                verified_free_allocation?: components["schemas"]["VerifiedFreeAllocationText"];
                /**
                 * @description Year that the free allocations of verification reports, of goods and of precursors, are of; 2026 when it is left out. In other years they are scaled with the CBAM factor and the correction factor.
                 * @example 2026
                 */
                verified_year?: components["schemas"]["VerifiedYearText"];
                /**
                 * @description Says that the verified intensities are per functional unit of Implementing Regulation (EU) 2025/2547, Article 4, and converts them: tonnes of clinker in a tonne of cement (CN 2523 10, 21, 29, 90; above 0, at most 1), or kilograms of nitrogen in a tonne of fertiliser (CN 2808, 2814, 3102, 3105; 1 to 1000). Left out: the intensities are per tonne of goods. A plain decimal with a point.
                 * @example 0.88
                 */
                unit_content?: components["schemas"]["UnitContentText"];
                /**
                 * @description EUR per tCO2e that was paid in the country of origin. A plain decimal with a point.
                 * @example 12.5
                 */
                origin_carbon?: components["schemas"]["CarbonPriceText"];
                /**
                 * @description Price of certificates in each year, EUR per tCO2e, as you assume it. One number counts for every year. `2027:85,2030:110` names years: a price is held until the next one, and before the first one the newest published price counts. `82,85,90` are the prices of the plan's first year and those after it; the last one is held; two whole numbers alone (`82,85`) are refused, since they could be one price with a decimal comma. `growth:0.03` grows the newest published price by 3 % a year from the year that it is of, `80,growth:0.03` a price of the first year; grown prices are rounded to cents. Left out: the newest published price is held.
                 * @example 2027:85,2030:110
                 */
                price_path?: components["schemas"]["PricePathText"];
                /**
                 * @description First year of the plan, from 2026, which it is when it is left out.
                 * @example 2026
                 */
                first_year?: components["schemas"]["FirstYearText"];
                /**
                 * @description Last year of the plan, up to 2034, which it is when it is left out.
                 * @example 2026
                 */
                last_year?: components["schemas"]["LastYearText"];
                /**
                 * @description Cross-sectoral correction factor to assume for a year that has none yet (2031 to 2033), a share such as 1; the benchmarks of the last year go on then, and a note says so. A plain decimal with a point.
                 * @example 1
                 */
                assume_cscf?: components["schemas"]["CorrectionFactorText"];
                /**
                 * @description `true`: values are read as they stand on customs papers (CN codes with spaces or of ten digits, countries by any code or name, dates in four forms, masses with their unit), and `read_as` says what was read as what. Numbers are never guessed.
                 * @example true
                 */
                lenient?: components["schemas"]["Lenient"];
                /**
                 * @description Decimal mark of the numbers of a table (and, with `lenient=true`, of numbers sent as text). Without it a table separated by commas has points; in any other the numbers tell, and one that could be thousands is an error that asks. With it the other mark groups thousands: `1.204` is 1204 with `comma`. A CSV answer to what isn't CSV has semicolons where this is `comma`.
                 * @example comma
                 */
                decimal?: components["schemas"]["DecimalMark"];
                /**
                 * @description Order of day and month in dates with the year last: `dmy` or `mdy`. Left out, the dates of a column tell, or the call is refused and asks; a date alone has the day first.
                 * @example dmy
                 */
                dates?: components["schemas"]["DayOrder"];
                /**
                 * @description Version of the default values to calculate with, as `GET /api/v1/cbam/datasets` lists them; the one in force when it is left out. Several, with commas between them as an answer over imports of several days names them: of these each import takes the one that applies to its day.
                 * @example 2026-08-06
                 */
                dataset_version?: components["schemas"]["DatasetVersion"];
                /**
                 * @description Day whose law and prices answer, as they were known when it ended in Brussels, or a time in UTC, as `versions.as_of` of an answer has it: with that and `dataset_version` the same question has the same figures for ever. Not after now; now when it is left out.
                 * @example 2026-11-20
                 */
                as_of?: components["schemas"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cost of goods year by year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trajectory"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    trajectories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrajectoryRequest"];
            };
        };
        responses: {
            /** @description Cost of many goods year by year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trajectories"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    portfolio: {
        parameters: {
            query?: {
                /**
                 * @description Price of certificates in each year, EUR per tCO2e, as you assume it. One number counts for every year. `2027:85,2030:110` names years: a price is held until the next one, and before the first one the newest published price counts. `82,85,90` are the prices of the plan's first year and those after it; the last one is held; two whole numbers alone (`82,85`) are refused, since they could be one price with a decimal comma. `growth:0.03` grows the newest published price by 3 % a year from the year that it is of, `80,growth:0.03` a price of the first year; grown prices are rounded to cents. Left out: the newest published price is held.
                 * @example 2027:85,2030:110
                 */
                price_path?: components["schemas"]["PricePathText"];
                /**
                 * @description Prices of the low path, as `price_path` has them; a fifth less than the base path in every year when it is left out.
                 * @example 2027:85,2030:110
                 */
                price_path_low?: string;
                /**
                 * @description Prices of the high path, as `price_path` has them; a fifth more than the base path in every year when it is left out.
                 * @example 2027:85,2030:110
                 */
                price_path_high?: string;
                /**
                 * @description First year of the plan, from 2026, which it is when it is left out.
                 * @example 2026
                 */
                first_year?: components["schemas"]["FirstYearText"];
                /**
                 * @description Last year of the plan, up to 2034, which it is when it is left out.
                 * @example 2026
                 */
                last_year?: components["schemas"]["LastYearText"];
                /**
                 * @description Cross-sectoral correction factor to assume for a year that has none yet (2031 to 2033), a share such as 1; the benchmarks of the last year go on then, and a note says so. A plain decimal with a point.
                 * @example 1
                 */
                assume_cscf?: components["schemas"]["CorrectionFactorText"];
                /**
                 * @description Decimal mark of the numbers of a table (and, with `lenient=true`, of numbers sent as text). Without it a table separated by commas has points; in any other the numbers tell, and one that could be thousands is an error that asks. With it the other mark groups thousands: `1.204` is 1204 with `comma`. A CSV answer to what isn't CSV has semicolons where this is `comma`.
                 * @example comma
                 */
                decimal?: components["schemas"]["DecimalMark"];
                /**
                 * @description Whether unknown columns of a table are passed through untouched (`keep`) or are errors.
                 * @example keep
                 */
                extra_columns?: components["schemas"]["ExtraColumns"];
                /**
                 * @description Number of the row of a table that names the columns, as a spreadsheet counts rows, blank ones included. Without it that row is the one with the most known headings and no data among the first ten.
                 * @example 1
                 */
                heading_row?: components["schemas"]["HeadingRow"];
                /**
                 * @description Rows of a table that could be totals of others (`Summe`, `Total`, `*`): `skip` passes them over, `keep` reads them like the others. Without it a total that names neither goods nor origin and states what the rows above it come to is passed over, which `read_as` says, and any other such row is an error that asks.
                 * @example skip
                 */
                total_rows?: components["schemas"]["TotalRows"];
                /**
                 * @description Language of notes, and of a workbook's tabs and charts; English when it is left out.
                 * @example de
                 */
                lang?: components["schemas"]["PortfolioLanguage"];
                /**
                 * @description Version of the default values to calculate with, as `GET /api/v1/cbam/datasets` lists them; the one in force when it is left out. Several, with commas between them as an answer over imports of several days names them: of these each import takes the one that applies to its day.
                 * @example 2026-08-06
                 */
                dataset_version?: components["schemas"]["DatasetVersion"];
                /**
                 * @description Day whose law and prices answer, as they were known when it ended in Brussels, or a time in UTC, as `versions.as_of` of an answer has it: with that and `dataset_version` the same question has the same figures for ever. Not after now; now when it is left out.
                 * @example 2026-11-20
                 */
                as_of?: components["schemas"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortfolioRequest"];
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description Cost of a portfolio by supplier, code and year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Portfolio"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    indication: {
        parameters: {
            query: {
                /**
                 * @description A CN code of 8 digits such as "72083900".
                 * @example 72083900
                 */
                cn: components["schemas"]["CnCode"];
                /** @description The same as `cn`, under the name that bodies have: taken in its place. */
                cn_code?: components["schemas"]["CnCode"];
                /**
                 * @description TARIC code, 10 digits, where the 8 of the CN code do not decide.
                 * @example 2507008080
                 */
                taric_code?: components["schemas"]["TaricCode"];
                /**
                 * @description ISO 3166-1 alpha-3 country code, upper or lower case; Kosovo is XKX.
                 * @example CHN
                 */
                country: components["schemas"]["CountryAlpha3"];
                /** @description The same as `country`, under the name that bodies have: taken in its place. */
                origin_country?: components["schemas"]["CountryAlpha3"];
                /**
                 * @description Day of import that the offer means, YYYY-MM-DD, from 2026-01-01.
                 * @example 2026-02-15
                 */
                import: components["schemas"]["DeliveryDay"];
                /**
                 * @description Net mass in tonnes, above 0. A plain decimal with a point.
                 * @example 24.5
                 */
                tonnage?: components["schemas"]["TonnesText"];
                /**
                 * @description Energy in MWh, above 0: instead of `tonnage`, for electricity (CN 2716 00 00) only. A plain decimal with a point.
                 * @example 1000
                 */
                mwh?: components["schemas"]["MegawattHoursText"];
                /**
                 * @description Letter of a production route as `GET /api/v1/cbam/routes` lists them, with or without brackets; `default` where the figures don't depend on it. Longer text is cut to 8 characters.
                 * @example (C)
                 */
                production_route?: components["schemas"]["ProductionRoute"];
                /**
                 * @description tCO2e per tonne of goods, as an accredited verifier confirmed it, with the emissions of the precursors in it; `unit_content` says that it is given per tonne of clinker or per kilogram of nitrogen instead. A plain decimal with a point.
                 * @example 1.95
                 */
                verified_direct?: components["schemas"]["IntensityText"];
                /**
                 * @description tCO2e per tonne of goods, as an accredited verifier confirmed it, with the emissions of the precursors in it; `unit_content` says that it is given per tonne of clinker or per kilogram of nitrogen instead. A plain decimal with a point.
                 * @example 1.95
                 */
                verified_indirect?: components["schemas"]["IntensityText"];
                /**
                 * @description Specific embedded free allocation (SEFA) of the goods in tCO2e per tonne, as the verification report states it for its reporting period. It wins over benchmarks and precursors, and counts with verified intensities only. A plain decimal with a point.
                 * @example 1.3105
                 */
                verified_free_allocation?: components["schemas"]["VerifiedFreeAllocationText"];
                /**
                 * @description Says that the verified intensities are per functional unit of Implementing Regulation (EU) 2025/2547, Article 4, and converts them: tonnes of clinker in a tonne of cement (CN 2523 10, 21, 29, 90; above 0, at most 1), or kilograms of nitrogen in a tonne of fertiliser (CN 2808, 2814, 3102, 3105; 1 to 1000). Left out: the intensities are per tonne of goods. A plain decimal with a point.
                 * @example 0.88
                 */
                unit_content?: components["schemas"]["UnitContentText"];
                /**
                 * @description EUR per tCO2e that was paid in the country of origin. A plain decimal with a point.
                 * @example 12.5
                 */
                origin_carbon?: components["schemas"]["CarbonPriceText"];
                /**
                 * @description Calendar year that the verified values are of, which decides the CBAM factor and the cross-sectoral correction factor: the year of import when it is left out. Imports of 2026 and electricity have no other one; later imports may take the year of production, from 2026, where evidence of it is sufficient (Implementing Regulation (EU) 2025/2547, Article 7(1)). The mark-up stays that of the year of import.
                 * @example 2026
                 */
                reporting_period?: components["schemas"]["ReportingPeriodText"];
                /**
                 * @description `true`: an accredited verifier has confirmed the values of the producer. Otherwise the answer says that nobody has, and what the default values cost until then.
                 * @example true
                 */
                confirmed?: components["schemas"]["Confirmed"];
                /**
                 * @description Price of certificates in each year, EUR per tCO2e, as you assume it. One number counts for every year. `2027:85,2030:110` names years: a price is held until the next one, and before the first one the newest published price counts. `82,85,90` are the prices of the plan's first year and those after it; the last one is held; two whole numbers alone (`82,85`) are refused, since they could be one price with a decimal comma. `growth:0.03` grows the newest published price by 3 % a year from the year that it is of, `80,growth:0.03` a price of the first year; grown prices are rounded to cents. Left out: the newest published price is held.
                 * @example 2027:85,2030:110
                 */
                price_path?: components["schemas"]["PricePathText"];
                /**
                 * @description Cross-sectoral correction factor to assume for a year that has none yet (2031 to 2033), a share such as 1; the benchmarks of the last year go on then, and a note says so. A plain decimal with a point.
                 * @example 1
                 */
                assume_cscf?: components["schemas"]["CorrectionFactorText"];
                /**
                 * @description Language of the sentences and of the PDF; English when it is left out.
                 * @example de
                 */
                lang?: components["schemas"]["SentenceLanguage"];
                /**
                 * @description `true`: values are read as they stand on customs papers (CN codes with spaces or of ten digits, countries by any code or name, dates in four forms, masses with their unit), and `read_as` says what was read as what. Numbers are never guessed.
                 * @example true
                 */
                lenient?: components["schemas"]["Lenient"];
                /**
                 * @description Decimal mark of the numbers of a table (and, with `lenient=true`, of numbers sent as text). Without it a table separated by commas has points; in any other the numbers tell, and one that could be thousands is an error that asks. With it the other mark groups thousands: `1.204` is 1204 with `comma`. A CSV answer to what isn't CSV has semicolons where this is `comma`.
                 * @example comma
                 */
                decimal?: components["schemas"]["DecimalMark"];
                /**
                 * @description Order of day and month in dates with the year last: `dmy` or `mdy`. Left out, the dates of a column tell, or the call is refused and asks; a date alone has the day first.
                 * @example dmy
                 */
                dates?: components["schemas"]["DayOrder"];
                /**
                 * @description Version of the default values to calculate with, as `GET /api/v1/cbam/datasets` lists them; the one in force when it is left out. Several, with commas between them as an answer over imports of several days names them: of these each import takes the one that applies to its day.
                 * @example 2026-08-06
                 */
                dataset_version?: components["schemas"]["DatasetVersion"];
                /**
                 * @description Day whose law and prices answer, as they were known when it ended in Brussels, or a time in UTC, as `versions.as_of` of an answer has it: with that and `dataset_version` the same question has the same figures for ever. Not after now; now when it is left out.
                 * @example 2026-11-20
                 */
                as_of?: components["schemas"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cost of a tonne of goods for a day of import, with what is not settled. It is no report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Indication"];
                    "application/pdf": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    indicationFromJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndicationRequest"];
            };
        };
        responses: {
            /** @description Cost of a tonne of goods for a day of import, with what is not settled. It is no report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Indication"];
                    "application/pdf": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bulkList: {
        parameters: {
            query?: {
                /**
                 * @description Most entries of the page, up to 100; 20 when it is left out.
                 * @example 1
                 */
                limit?: components["schemas"]["ListLimit"];
                /**
                 * @description Where the page begins: the cursor that the page before of the same list closed with. The newest when it is left out.
                 * @example AZAWPYaUc5uupZZsJvitkQ
                 */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of an account's bulk calls, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchList"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bulk: {
        parameters: {
            query?: {
                /**
                 * @description `true`: values are read as they stand on customs papers (CN codes with spaces or of ten digits, countries by any code or name, dates in four forms, masses with their unit), and `read_as` says what was read as what. Numbers are never guessed.
                 * @example true
                 */
                lenient?: components["schemas"]["Lenient"];
                /**
                 * @description Decimal mark of the numbers of a table (and, with `lenient=true`, of numbers sent as text). Without it a table separated by commas has points; in any other the numbers tell, and one that could be thousands is an error that asks. With it the other mark groups thousands: `1.204` is 1204 with `comma`. A CSV answer to what isn't CSV has semicolons where this is `comma`.
                 * @example comma
                 */
                decimal?: components["schemas"]["DecimalMark"];
                /**
                 * @description Order of day and month in dates with the year last: `dmy` or `mdy`. Left out, the dates of a column tell, or the call is refused and asks; a date alone has the day first.
                 * @example dmy
                 */
                dates?: components["schemas"]["DayOrder"];
                /**
                 * @description Whether unknown columns of a table are passed through untouched (`keep`) or are errors.
                 * @example keep
                 */
                extra_columns?: components["schemas"]["ExtraColumns"];
                /**
                 * @description Number of the row of a table that names the columns, as a spreadsheet counts rows, blank ones included. Without it that row is the one with the most known headings and no data among the first ten.
                 * @example 1
                 */
                heading_row?: components["schemas"]["HeadingRow"];
                /**
                 * @description Rows of a table that could be totals of others (`Summe`, `Total`, `*`): `skip` passes them over, `keep` reads them like the others. Without it a total that names neither goods nor origin and states what the rows above it come to is passed over, which `read_as` says, and any other such row is an error that asks.
                 * @example skip
                 */
                total_rows?: components["schemas"]["TotalRows"];
                /**
                 * @description True or false.
                 * @example true
                 */
                sum_row?: components["schemas"]["FlagText"];
                /**
                 * @description How much law the answer carries. `full`, and when it is left out: every calculation with its sources, versions and legal basis. `short`: the figures, the notes and where the sources stand; of many rows, the sources once.
                 * @example short
                 */
                sources?: components["schemas"]["SourcesForm"];
                /**
                 * @description `true`: each row says which document code its line of the import declaration needs on the day of `import`, as `GET /api/v1/cbam/imports/codes` does.
                 * @example true
                 */
                document_codes?: "true" | "false";
                /**
                 * @description With `document_codes`: id of the declarant of the account who declares the rows; the key also needs `imports:read`.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                declarant?: string;
                /**
                 * @description With `document_codes`: `true` where the importer expects to stay at or below the threshold of the year. A row that alone exceeds it counts more.
                 * @example true
                 */
                stays_below?: "true" | "false";
                /**
                 * @description With `document_codes`: `indirect` where `declarant` represents the importer indirectly and needs the status also below the threshold; without `declarant` no row is Y137 then, as it isn't known whether an indirect representative has the status. Left out, the declarant is taken for the importer itself.
                 * @example own
                 */
                representation?: "own" | "direct" | "indirect";
                /**
                 * @description Version of the default values to calculate with, as `GET /api/v1/cbam/datasets` lists them; the one in force when it is left out. Several, with commas between them as an answer over imports of several days names them: of these each import takes the one that applies to its day.
                 * @example 2026-08-06
                 */
                dataset_version?: components["schemas"]["DatasetVersion"];
                /**
                 * @description Day whose law and prices answer, as they were known when it ended in Brussels, or a time in UTC, as `versions.as_of` of an answer has it: with that and `dataset_version` the same question has the same figures for ever. Not after now; now when it is left out.
                 * @example 2026-11-20
                 */
                as_of?: components["schemas"]["AsOf"];
            };
            header?: {
                /**
                 * @description The caller's own name for the call, 1 to 255 printable ASCII characters without spaces: it is done once within 24 hours, and sent again it gets the same answer.
                 * @example order-2026-0815
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkRequest"];
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description A bulk call, answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bulkByRequest: {
        parameters: {
            query?: {
                /**
                 * @description Rows to leave out, from the first one; 0 when it is left out.
                 * @example 0
                 */
                offset?: components["schemas"]["RowOffset"];
                /**
                 * @description Most rows of the page, up to 1000; 100 when it is left out, and all rows where the answer is a table.
                 * @example 1
                 */
                limit?: components["schemas"]["RowLimit"];
                /**
                 * @description Decimal mark of the numbers of a table (and, with `lenient=true`, of numbers sent as text). Without it a table separated by commas has points; in any other the numbers tell, and one that could be thousands is an error that asks. With it the other mark groups thousands: `1.204` is 1204 with `comma`. A CSV answer to what isn't CSV has semicolons where this is `comma`.
                 * @example comma
                 */
                decimal?: components["schemas"]["DecimalMark"];
                /**
                 * @description True or false.
                 * @example true
                 */
                sum_row?: components["schemas"]["FlagText"];
                /**
                 * @description How much law the answer carries. `full`, and when it is left out: every calculation with its sources, versions and legal basis. `short`: the figures, the notes and where the sources stand; of many rows, the sources once.
                 * @example short
                 */
                sources?: components["schemas"]["SourcesForm"];
            };
            header?: never;
            path: {
                /**
                 * @description The `request_id` of the call.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                request_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a bulk call was answered, a page of its rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bulkTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bulkReports: {
        parameters: {
            query?: {
                /**
                 * @description Rows to leave out, from the first one; 0 when it is left out.
                 * @example 0
                 */
                offset?: components["schemas"]["RowOffset"];
                /**
                 * @description Most rows whose reports the archive holds; all when it is left out.
                 * @example 1
                 */
                limit?: components["schemas"]["ReportLimit"];
            };
            header?: never;
            path: {
                /**
                 * @description The `request_id` of the call.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                request_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportList: {
        parameters: {
            query?: {
                /**
                 * @description Most entries of the page, up to 100; 20 when it is left out.
                 * @example 1
                 */
                limit?: components["schemas"]["ListLimit"];
                /**
                 * @description Where the page begins: the cursor that the page before of the same list closed with. The newest when it is left out.
                 * @example AZAWPYaUc5uupZZsJvitkQ
                 */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of an account's reports, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportList"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createReport: {
        parameters: {
            query?: {
                /**
                 * @description `true`: values are read as they stand on customs papers (CN codes with spaces or of ten digits, countries by any code or name, dates in four forms, masses with their unit), and `read_as` says what was read as what. Numbers are never guessed.
                 * @example true
                 */
                lenient?: components["schemas"]["Lenient"];
                /**
                 * @description Decimal mark of the numbers of a table (and, with `lenient=true`, of numbers sent as text). Without it a table separated by commas has points; in any other the numbers tell, and one that could be thousands is an error that asks. With it the other mark groups thousands: `1.204` is 1204 with `comma`. A CSV answer to what isn't CSV has semicolons where this is `comma`.
                 * @example comma
                 */
                decimal?: components["schemas"]["DecimalMark"];
                /**
                 * @description Order of day and month in dates with the year last: `dmy` or `mdy`. Left out, the dates of a column tell, or the call is refused and asks; a date alone has the day first.
                 * @example dmy
                 */
                dates?: components["schemas"]["DayOrder"];
            };
            header?: {
                /**
                 * @description The caller's own name for the call, 1 to 255 printable ASCII characters without spaces: it is done once within 24 hours, and sent again it gets the same answer.
                 * @example order-2026-0815
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            /** @description A calculation with number, date, hash and signature. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description UUID of the report. */
                        id: string;
                        /** @description Number as it is printed: `CBAM-<id>`, of a bulk row `BULK-<id>-R<row>`. */
                        report_number: string;
                        /**
                         * @description Only an `issued` report verifies; a `specimen` was made with a test key.
                         * @enum {string}
                         */
                        status: "draft" | "unpaid" | "issued" | "specimen";
                        /**
                         * Format: date
                         * @description Day of issue; of a draft, the day that it was made.
                         */
                        issued_at: string;
                        /** @description The caller's own reference. */
                        client_ref: string | null;
                        /** @description SHA-256 of the content as RFC 8785 canonical JSON, lower-case hex. */
                        content_hash: string;
                        /** @description Id of the key that signed, as `/.well-known/cbam-report-keys.json` lists it. */
                        key_id: string;
                        /** @description Ed25519 signature over the hash's hex digits, base64url. */
                        signature: string;
                        /** @description Page on which anyone can have the report verified. */
                        verify_url: string;
                        /** @description Relative signed link to the PDF, good for an hour. */
                        download_url: string;
                        calculation: components["schemas"]["Calculation"];
                        /** @description What was read as what, where it stood there in another form. */
                        read_as?: components["schemas"]["ReadAs"][];
                        /** @description Version of the default values that the answer is made from; of several, by the days of its imports, each with a comma and a blank between them. */
                        dataset_version: string;
                        disclosure: components["schemas"]["Disclosure"];
                    };
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description UUID of the report, or its printed number.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A calculation with number, date, hash and signature. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    issueReport: {
        parameters: {
            query?: {
                /**
                 * @description `true`: where price or data set have changed, issue the draft with today's figures.
                 * @example true
                 */
                recalculate?: "true" | "false";
            };
            header?: never;
            path: {
                /**
                 * @description UUID of the report, or its printed number.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A calculation with number, date, hash and signature. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description UUID of the report, or its printed number.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The range that was asked for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyRequest"];
            };
        };
        responses: {
            /** @description The report is genuine. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verified"] | components["schemas"]["NotVerified"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JSON Web Key Set (RFC 7517, section 5). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportKeys"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importerList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account's importers, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImporterList"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keepImporter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImporterRequest"];
            };
        };
        responses: {
            /** @description Who imports: by whom the threshold is counted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Importer"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    declarantList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account's declarants, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclarantList"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keepDeclarant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclarantRequest"];
            };
        };
        responses: {
            /** @description By whom declaration, holding and certificates are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Declarant"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importList: {
        parameters: {
            query: {
                /**
                 * @description The UUID that was answered when it was recorded.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                importer: components["schemas"]["RecordId"];
                /**
                 * @description The UUID that was answered when it was recorded.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                declarant?: components["schemas"]["RecordId"];
                /**
                 * @description Calendar year of release for free circulation, from 2026.
                 * @example 2026
                 */
                year?: components["schemas"]["CalendarYear"];
                /**
                 * @description First day of release.
                 * @example 2026-11-21
                 */
                released_from?: string;
                /**
                 * @description Last day of release.
                 * @example 2026-11-21
                 */
                released_to?: string;
                /**
                 * @description A CN code of 8 digits such as "72083900".
                 * @example 72083900
                 */
                cn?: components["schemas"]["CnCode"];
                /** @description The same as `cn`, under the name that bodies have: taken in its place. */
                cn_code?: components["schemas"]["CnCode"];
                /**
                 * @description ISO 3166-1 alpha-3 country code, upper or lower case; Kosovo is XKX.
                 * @example CHN
                 */
                country?: components["schemas"]["CountryAlpha3"];
                /** @description The same as `country`, under the name that bodies have: taken in its place. */
                origin_country?: components["schemas"]["CountryAlpha3"];
                /**
                 * @description Certainty of the emissions: `default` values, `verified` actual ones, `estimated` ones that nobody verified (they must not be declared), or `zero` for returned goods and outside of the Regulation.
                 * @example estimated
                 */
                state?: components["schemas"]["FigureState"];
                /**
                 * @description Day in Brussels by whose end an entry must have been recorded: the ledger as it was known then. Today when it is left out; law and prices are those of now.
                 * @example 2026-11-21
                 */
                as_of?: components["schemas"]["KnownOn"];
                /**
                 * @description Decimal mark of the numbers of a table (and, with `lenient=true`, of numbers sent as text). Without it a table separated by commas has points; in any other the numbers tell, and one that could be thousands is an error that asks. With it the other mark groups thousands: `1.204` is 1204 with `comma`. A CSV answer to what isn't CSV has semicolons where this is `comma`.
                 * @example comma
                 */
                decimal?: components["schemas"]["DecimalMark"];
                /**
                 * @description Most entries of the page, up to 100; 20 when it is left out.
                 * @example 1
                 */
                limit?: components["schemas"]["ListLimit"];
                /**
                 * @description Where the page begins: the cursor that the page before of the same list closed with. The newest when it is left out.
                 * @example AZAWPYaUc5uupZZsJvitkQ
                 */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the imports that live, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportList"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addImports: {
        parameters: {
            query?: {
                /**
                 * @description The UUID that was answered when it was recorded.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                importer?: components["schemas"]["RecordId"];
                /**
                 * @description The UUID that was answered when it was recorded.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                declarant?: components["schemas"]["RecordId"];
                /**
                 * @description How the importer is represented before customs: in its own name, by a direct or by an indirect representative; `own` when it is left out (Regulation (EU) 2023/956, Article 5).
                 * @example own
                 */
                representation?: components["schemas"]["Representation"];
                /**
                 * @description Decimal mark of the numbers of a table (and, with `lenient=true`, of numbers sent as text). Without it a table separated by commas has points; in any other the numbers tell, and one that could be thousands is an error that asks. With it the other mark groups thousands: `1.204` is 1204 with `comma`. A CSV answer to what isn't CSV has semicolons where this is `comma`.
                 * @example comma
                 */
                decimal?: components["schemas"]["DecimalMark"];
                /**
                 * @description Order of day and month in dates with the year last: `dmy` or `mdy`. Left out, the dates of a column tell, or the call is refused and asks; a date alone has the day first.
                 * @example dmy
                 */
                dates?: components["schemas"]["DayOrder"];
                /**
                 * @description Whether unknown columns of a table are passed through untouched (`keep`) or are errors.
                 * @example keep
                 */
                extra_columns?: components["schemas"]["ExtraColumns"];
                /**
                 * @description Number of the row of a table that names the columns, as a spreadsheet counts rows, blank ones included. Without it that row is the one with the most known headings and no data among the first ten.
                 * @example 1
                 */
                heading_row?: components["schemas"]["HeadingRow"];
                /**
                 * @description Rows of a table that could be totals of others (`Summe`, `Total`, `*`): `skip` passes them over, `keep` reads them like the others. Without it a total that names neither goods nor origin and states what the rows above it come to is passed over, which `read_as` says, and any other such row is an error that asks.
                 * @example skip
                 */
                total_rows?: components["schemas"]["TotalRows"];
            };
            header?: {
                /**
                 * @description The caller's own name for the call, 1 to 255 printable ASCII characters without spaces: it is done once within 24 hours, and sent again it gets the same answer.
                 * @example order-2026-0815
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportsRequest"];
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description What became of each row, in the order of the call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportsAnswer"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importsFromBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own name for the call, 1 to 255 printable ASCII characters without spaces: it is done once within 24 hours, and sent again it gets the same answer.
                 * @example order-2026-0815
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FromBatchRequest"];
            };
        };
        responses: {
            /** @description What became of each row, in the order of the call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportsAnswer"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importsFromInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own name for the call, 1 to 255 printable ASCII characters without spaces: it is done once within 24 hours, and sent again it gets the same answer.
                 * @example order-2026-0815
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FromInvoiceRequest"];
            };
        };
        responses: {
            /** @description What became of each row, in the order of the call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportsAnswer"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importTemplate: {
        parameters: {
            query?: {
                /**
                 * @description Language of the headings; the names of the members when it is left out. A table in German or French has semicolons.
                 * @example de
                 */
                language?: components["schemas"]["TemplateLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importTemplateCsv: {
        parameters: {
            query?: {
                /**
                 * @description Language of the headings; the names of the members when it is left out. A table in German or French has semicolons.
                 * @example de
                 */
                language?: components["schemas"]["TemplateLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a string */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importThreshold: {
        parameters: {
            query: {
                /**
                 * @description The UUID that was answered when it was recorded.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                importer: components["schemas"]["RecordId"];
                /**
                 * @description Calendar year of release for free circulation, from 2026.
                 * @example 2026
                 */
                year: components["schemas"]["CalendarYear"];
                /**
                 * @description Day in Brussels by whose end an entry must have been recorded: the ledger as it was known then. Today when it is left out; law and prices are those of now.
                 * @example 2026-11-21
                 */
                as_of?: components["schemas"]["KnownOn"];
                /**
                 * @description Whether returned goods count towards the threshold: `counted` as the act's letter has it when it is left out, `excluded` by the other reading. The Commission has not said which.
                 * @example counted
                 */
                returned_goods?: components["schemas"]["ReturnedGoods"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An importer's calendar year against the threshold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThresholdAnswer"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importPenalties: {
        parameters: {
            query: {
                /**
                 * @description The UUID that was answered when it was recorded.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                importer: components["schemas"]["RecordId"];
                /**
                 * @description Calendar year of release for free circulation, from 2026.
                 * @example 2026
                 */
                year: components["schemas"]["CalendarYear"];
                /**
                 * @description Day in Brussels by whose end an entry must have been recorded: the ledger as it was known then. Today when it is left out; law and prices are those of now.
                 * @example 2026-11-21
                 */
                as_of?: components["schemas"]["KnownOn"];
                /**
                 * @description Whether returned goods count towards the threshold: `counted` as the act's letter has it when it is left out, `excluded` by the other reading. The Commission has not said which.
                 * @example counted
                 */
                returned_goods?: components["schemas"]["ReturnedGoods"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Imports of a year without the status, and what they are exposed to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PenaltiesAnswer"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importArchive: {
        parameters: {
            query?: {
                /**
                 * @description `false`: leaves the files beside values out; their records stay.
                 * @example true
                 */
                files?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importById: {
        parameters: {
            query?: {
                /**
                 * @description Day in Brussels by whose end an entry must have been recorded: the ledger as it was known then. Today when it is left out; law and prices are those of now.
                 * @example 2026-11-21
                 */
                as_of?: components["schemas"]["KnownOn"];
            };
            header?: never;
            path: {
                /**
                 * @description UUID of the import, or of any of its entries.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One import with its entries and calculations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportHistory"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reconcileImports: {
        parameters: {
            query?: {
                /**
                 * @description The UUID that was answered when it was recorded.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                importer?: components["schemas"]["RecordId"];
                /**
                 * @description The UUID that was answered when it was recorded.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                declarant?: components["schemas"]["RecordId"];
                /**
                 * @description Decimal mark of the numbers of a table (and, with `lenient=true`, of numbers sent as text). Without it a table separated by commas has points; in any other the numbers tell, and one that could be thousands is an error that asks. With it the other mark groups thousands: `1.204` is 1204 with `comma`. A CSV answer to what isn't CSV has semicolons where this is `comma`.
                 * @example comma
                 */
                decimal?: components["schemas"]["DecimalMark"];
                /**
                 * @description Order of day and month in dates with the year last: `dmy` or `mdy`. Left out, the dates of a column tell, or the call is refused and asks; a date alone has the day first.
                 * @example dmy
                 */
                dates?: components["schemas"]["DayOrder"];
                /**
                 * @description Number of the row of a table that names the columns, as a spreadsheet counts rows, blank ones included. Without it that row is the one with the most known headings and no data among the first ten.
                 * @example 1
                 */
                heading_row?: components["schemas"]["HeadingRow"];
                /**
                 * @description Rows of a table that could be totals of others (`Summe`, `Total`, `*`): `skip` passes them over, `keep` reads them like the others. Without it a total that names neither goods nor origin and states what the rows above it come to is passed over, which `read_as` says, and any other such row is an error that asks.
                 * @example skip
                 */
                total_rows?: components["schemas"]["TotalRows"];
                /**
                 * @description First day of release that the table covers: imports from then on are looked for in it. That of its first row when it is left out.
                 * @example 2026-11-21
                 */
                from?: string;
                /**
                 * @description Last day of release that the table covers. That of its last row when it is left out.
                 * @example 2026-11-21
                 */
                to?: string;
                /**
                 * @description Day in Brussels by whose end an entry must have been recorded: the ledger as it was known then. Today when it is left out; law and prices are those of now.
                 * @example 2026-11-21
                 */
                as_of?: components["schemas"]["KnownOn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReconcileRequest"];
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description A table of customs against the ledger, row by row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconcileAnswer"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importDeclaration: {
        parameters: {
            query: {
                /**
                 * @description The UUID that was answered when it was recorded.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                declarant: components["schemas"]["RecordId"];
                /**
                 * @description Calendar year of release for free circulation, from 2026.
                 * @example 2026
                 */
                year: components["schemas"]["CalendarYear"];
                /**
                 * @description Day in Brussels by whose end an entry must have been recorded: the ledger as it was known then. Today when it is left out; law and prices are those of now.
                 * @example 2026-11-21
                 */
                as_of?: components["schemas"]["KnownOn"];
                /**
                 * @description Whether returned goods count towards the threshold: `counted` as the act's letter has it when it is left out, `excluded` by the other reading. The Commission has not said which.
                 * @example counted
                 */
                returned_goods?: components["schemas"]["ReturnedGoods"];
                /**
                 * @description Figures that lines, totals and quarters are of: `determined` by the imports' own determination, estimates included, when it is left out, `fileable` as the year could be filed today.
                 * @example fileable
                 */
                basis?: components["schemas"]["DeclarationBasis"];
                /**
                 * @description Decimal mark of the numbers of a table (and, with `lenient=true`, of numbers sent as text). Without it a table separated by commas has points; in any other the numbers tell, and one that could be thousands is an error that asks. With it the other mark groups thousands: `1.204` is 1204 with `comma`. A CSV answer to what isn't CSV has semicolons where this is `comma`.
                 * @example comma
                 */
                decimal?: components["schemas"]["DecimalMark"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preparation of a year's declaration: the registry's format is not published. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclarationAnswer"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    issueDeclaration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own name for the call, 1 to 255 printable ASCII characters without spaces: it is done once within 24 hours, and sent again it gets the same answer.
                 * @example order-2026-0815
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclarationDocumentRequest"];
            };
        };
        responses: {
            /** @description A declaration's preparation as a signed document. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description UUID of the document. */
                        id: string;
                        /** @description Number as it is printed: `DECL-<id>`. */
                        report_number: string;
                        /**
                         * Format: date
                         * @description Day of issue.
                         */
                        issued_at: string;
                        /** @description SHA-256 of the content as RFC 8785 canonical JSON, lower-case hex. */
                        content_hash: string;
                        /** @description Thumbprint of the key that signed it (RFC 7638). */
                        key_id: string;
                        /** @description Ed25519 over the hash's hex digits, base64url. */
                        signature: string;
                        /** @description Where anyone verifies it. */
                        verify_url: string;
                        /** @description Relative signed link to the PDF, good for an hour. */
                        download_url: string;
                        declarant: {
                            /** @description UUID of the declarant. */
                            id: string;
                            /** @description Name. */
                            name: string;
                            /** @description EORI number. */
                            eori: string;
                            /** @description Number of the account in the CBAM registry. */
                            cbam_account: string | null;
                        };
                        declaration: components["schemas"]["DeclaredYear"];
                    };
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    declarationDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description UUID of the document, or its printed number `DECL-<id>`.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A declaration's preparation as a signed document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclarationReport"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadDeclaration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description UUID of the document, or its printed number `DECL-<id>`.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The range that was asked for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verifyDeclaration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyDeclarationRequest"];
            };
        };
        responses: {
            /** @description The document is genuine. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclarationVerified"] | components["schemas"]["DeclarationNotVerified"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importHolding: {
        parameters: {
            query: {
                /**
                 * @description The UUID that was answered when it was recorded.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                declarant: components["schemas"]["RecordId"];
                /**
                 * @description Calendar year of release for free circulation, from 2026.
                 * @example 2026
                 */
                year: components["schemas"]["CalendarYear"];
                /**
                 * @description Day in Brussels by whose end an entry must have been recorded: the ledger as it was known then. Today when it is left out; law and prices are those of now.
                 * @example 2026-11-21
                 */
                as_of?: components["schemas"]["KnownOn"];
                /**
                 * @description Whether returned goods count towards the threshold: `counted` as the act's letter has it when it is left out, `excluded` by the other reading. The Commission has not said which.
                 * @example counted
                 */
                returned_goods?: components["schemas"]["ReturnedGoods"];
                /**
                 * @description Basis of what is due: `a` default values without their mark-up, `b` the number surrendered for the year before; `a` when it is left out (Regulation (EU) 2023/956, Article 22(2)).
                 * @example a
                 */
                basis?: components["schemas"]["HoldingBasis"];
                /**
                 * @description Working days before a quarter's end by which certificates are ordered, 0 to 60; 10 when it is left out.
                 * @example 0
                 */
                order_working_days?: components["schemas"]["OrderWorkingDays"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What must be on the account at quarters' ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldingAnswer"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    certificates: {
        parameters: {
            query: {
                /**
                 * @description The UUID that was answered when it was recorded.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                declarant: components["schemas"]["RecordId"];
                /**
                 * @description Day in Brussels by whose end an entry must have been recorded: the ledger as it was known then. Today when it is left out; law and prices are those of now.
                 * @example 2026-11-21
                 */
                as_of?: components["schemas"]["KnownOn"];
                /**
                 * @description Basis of what is due: `a` default values without their mark-up, `b` the number surrendered for the year before; `a` when it is left out (Regulation (EU) 2023/956, Article 22(2)).
                 * @example a
                 */
                basis?: components["schemas"]["HoldingBasis"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A declarant's account of certificates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificatesAnswer"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    buyCertificates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own name for the call, 1 to 255 printable ASCII characters without spaces: it is done once within 24 hours, and sent again it gets the same answer.
                 * @example order-2026-0815
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateLotRequest"];
            };
        };
        responses: {
            /** @description A declarant's account of certificates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificatesAnswer"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    moveCertificates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own name for the call, 1 to 255 printable ASCII characters without spaces: it is done once within 24 hours, and sent again it gets the same answer.
                 * @example order-2026-0815
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateMoveRequest"];
            };
        };
        responses: {
            /** @description A declarant's account of certificates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificatesAnswer"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawCertificates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own name for the call, 1 to 255 printable ASCII characters without spaces: it is done once within 24 hours, and sent again it gets the same answer.
                 * @example order-2026-0815
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateWithdrawalRequest"];
            };
        };
        responses: {
            /** @description A declarant's account of certificates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificatesAnswer"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importAccrual: {
        parameters: {
            query: {
                /**
                 * @description The UUID that was answered when it was recorded.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                importer?: components["schemas"]["RecordId"];
                /**
                 * @description The UUID that was answered when it was recorded.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                declarant?: components["schemas"]["RecordId"];
                /**
                 * @description Decimal mark of the numbers of a table (and, with `lenient=true`, of numbers sent as text). Without it a table separated by commas has points; in any other the numbers tell, and one that could be thousands is an error that asks. With it the other mark groups thousands: `1.204` is 1204 with `comma`. A CSV answer to what isn't CSV has semicolons where this is `comma`.
                 * @example comma
                 */
                decimal?: components["schemas"]["DecimalMark"];
                /**
                 * @description Calendar month, from 2026-01: imports up to its last day count.
                 * @example 2026-09
                 */
                month: components["schemas"]["CalendarMonth"];
                /**
                 * @description Day in Brussels by whose end an entry must have been recorded: the ledger as it was known then. Today when it is left out; law and prices are those of now.
                 * @example 2026-11-21
                 */
                as_of?: components["schemas"]["KnownOn"];
                /**
                 * @description Whether returned goods count towards the threshold: `counted` as the act's letter has it when it is left out, `excluded` by the other reading. The Commission has not said which.
                 * @example counted
                 */
                returned_goods?: components["schemas"]["ReturnedGoods"];
                /**
                 * @description Day on which the accrual of the month before was made: what changed is counted from what was known at its end. The last day of that month when it is left out.
                 * @example 2026-11-21
                 */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is to be set aside for a year's imports up to a month's end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccrualAnswer"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importCalendar: {
        parameters: {
            query: {
                /**
                 * @description Calendar year of release for free circulation, from 2026.
                 * @example 2026
                 */
                year: components["schemas"]["CalendarYear"];
                /**
                 * @description Declarant whose dates are asked for; left out, those of declarants who have the status.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                declarant?: string;
                /**
                 * @description Working days before a quarter's end by which certificates are ordered, 0 to 60; 10 when it is left out.
                 * @example 0
                 */
                order_working_days?: components["schemas"]["OrderWorkingDays"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dates of a declarant's calendar year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarAnswer"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importCalendarFile: {
        parameters: {
            query: {
                /**
                 * @description Calendar year of release for free circulation, from 2026.
                 * @example 2026
                 */
                year: components["schemas"]["CalendarYear"];
                /**
                 * @description Declarant whose dates are asked for; left out, those of declarants who have the status.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                declarant?: string;
                /**
                 * @description Working days before a quarter's end by which certificates are ordered, 0 to 60; 10 when it is left out.
                 * @example 0
                 */
                order_working_days?: components["schemas"]["OrderWorkingDays"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a string */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importCodes: {
        parameters: {
            query: {
                /**
                 * @description A CN code of 8 digits such as "72083900".
                 * @example 72083900
                 */
                cn: components["schemas"]["CnCode"];
                /** @description The same as `cn`, under the name that bodies have: taken in its place. */
                cn_code?: components["schemas"]["CnCode"];
                /**
                 * @description ISO 3166-1 alpha-3 country code, upper or lower case; Kosovo is XKX.
                 * @example CHN
                 */
                country: components["schemas"]["CountryAlpha3"];
                /** @description The same as `country`, under the name that bodies have: taken in its place. */
                origin_country?: components["schemas"]["CountryAlpha3"];
                /**
                 * @description Day of release, YYYY-MM-DD, from 2026-01-01.
                 * @example 2026-02-15
                 */
                date: string;
                /**
                 * @description The UUID that was answered when it was recorded.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                declarant?: components["schemas"]["RecordId"];
                /**
                 * @description How `importer` is represented before customs: with `own` and `direct` it needs the status itself, whoever is named as `declarant`; with `indirect` the declarant does, also below the threshold. Left out, a declarant with another EORI number than `importer` is its indirect representative; without `importer` the declarant is taken for the importer itself.
                 * @example own
                 */
                representation?: "own" | "direct" | "indirect";
                /**
                 * @description Why Regulation (EU) 2023/956 does not apply, where only the importer can know: Article 2(3a), (4) or (5).
                 * @example territory
                 */
                exemption?: components["schemas"]["ClaimedExemption"];
                /**
                 * @description `true`: the importer expects to stay at or below the threshold of the year. A ledger of `importer` whose sum with this line exceeds it, and without an importer a line that alone does, count more than what is expected, and `notes` say so. Left out, the ledger decides; without an importer `false`.
                 * @example true
                 */
                stays_below?: "true" | "false";
                /**
                 * @description The UUID that was answered when it was recorded.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                importer?: components["schemas"]["RecordId"];
                /**
                 * @description Net mass in kilograms; left out or 0 for electricity. A plain decimal with a point.
                 * @example 6200
                 */
                net_mass_kg?: components["schemas"]["NetMassKgText"];
                /**
                 * @description Whether returned goods count towards the threshold: `counted` as the act's letter has it when it is left out, `excluded` by the other reading. The Commission has not said which.
                 * @example counted
                 */
                returned_goods?: components["schemas"]["ReturnedGoods"];
                /**
                 * @description After inward processing: CN code of the goods that were placed under it. The Regulation is asked about these, with `placed_origin_country`, and `net_mass_kg` is theirs.
                 * @example 72083900
                 */
                placed_cn_code?: string;
                /**
                 * @description Country of origin of the goods placed.
                 * @example CHN
                 */
                placed_origin_country?: string;
                /**
                 * @description Reference of the procedure that they were placed under, which stands beside Y422.
                 * @example 51-1
                 */
                placed_procedure_reference?: components["schemas"]["PlacedProcedureReference"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code that a line of an import declaration needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodesAnswer"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    installationList: {
        parameters: {
            query?: {
                /**
                 * @description Id in the registry, as it was sent.
                 * @example TR-0001
                 */
                registry_id?: components["schemas"]["RegistryIdText"];
                /**
                 * @description ISO 3166-1 alpha-3 country code, upper or lower case; Kosovo is XKX.
                 * @example CHN
                 */
                country?: components["schemas"]["CountryAlpha3"];
                /**
                 * @description Day in Brussels by whose end an entry must have been recorded: the ledger as it was known then. Today when it is left out; law and prices are those of now.
                 * @example 2026-11-21
                 */
                as_of?: components["schemas"]["KnownOn"];
                /**
                 * @description Most entries of the page, up to 100; 20 when it is left out.
                 * @example 1
                 */
                limit?: components["schemas"]["ListLimit"];
                /**
                 * @description Where the page begins: the cursor that the page before of the same list closed with. The newest when it is left out.
                 * @example AZAWPYaUc5uupZZsJvitkQ
                 */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the account's installations, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierInstallationList"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addInstallation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own name for the call, 1 to 255 printable ASCII characters without spaces: it is done once within 24 hours, and sent again it gets the same answer.
                 * @example order-2026-0815
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierInstallationRequest"];
            };
        };
        responses: {
            /** @description The installation as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierInstallationRecorded"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    installationById: {
        parameters: {
            query?: {
                /**
                 * @description Day in Brussels by whose end an entry must have been recorded: the ledger as it was known then. Today when it is left out; law and prices are those of now.
                 * @example 2026-11-21
                 */
                as_of?: components["schemas"]["KnownOn"];
            };
            header?: never;
            path: {
                /**
                 * @description UUID of the installation.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An installation with its versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierInstallationAnswer"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeInstallation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own name for the call, 1 to 255 printable ASCII characters without spaces: it is done once within 24 hours, and sent again it gets the same answer.
                 * @example order-2026-0815
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description UUID of the installation.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierInstallationVersionRequest"];
            };
        };
        responses: {
            /** @description The installation as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierInstallationRecorded"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    valueList: {
        parameters: {
            query?: {
                /**
                 * @description The UUID that was answered when it was recorded.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                installation?: components["schemas"]["RecordId"];
                /**
                 * @description A CN code of 8 digits such as "72083900".
                 * @example 72083900
                 */
                cn?: components["schemas"]["CnCode"];
                /** @description The same as `cn`, under the name that bodies have: taken in its place. */
                cn_code?: components["schemas"]["CnCode"];
                /**
                 * @description Calendar year that the emissions are of.
                 * @example 2023
                 */
                period?: components["schemas"]["ValuePeriodText"];
                /**
                 * @description `estimated` by anyone, `operator`: reported by the operator by the rules of the definitive period, `verified` by a verifier's satisfactory report. Only verified values may be declared (Regulation (EU) 2023/956, Article 8). `withdrawn`: nothing is calculated with it any more; what was keeps its figures.
                 * @example operator
                 */
                state?: components["schemas"]["ValueState"];
                /**
                 * @description Day in Brussels by whose end an entry must have been recorded: the ledger as it was known then. Today when it is left out; law and prices are those of now.
                 * @example 2026-11-21
                 */
                as_of?: components["schemas"]["KnownOn"];
                /**
                 * @description Most entries of the page, up to 100; 20 when it is left out.
                 * @example 1
                 */
                limit?: components["schemas"]["ListLimit"];
                /**
                 * @description Where the page begins: the cursor that the page before of the same list closed with. The newest when it is left out.
                 * @example AZAWPYaUc5uupZZsJvitkQ
                 */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the account's values, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierValueList"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addValues: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own name for the call, 1 to 255 printable ASCII characters without spaces: it is done once within 24 hours, and sent again it gets the same answer.
                 * @example order-2026-0815
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierValuesRequest"];
            };
        };
        responses: {
            /** @description What became of each value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierValuesRecorded"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    valueById: {
        parameters: {
            query?: {
                /**
                 * @description Day in Brussels by whose end an entry must have been recorded: the ledger as it was known then. Today when it is left out; law and prices are those of now.
                 * @example 2026-11-21
                 */
                as_of?: components["schemas"]["KnownOn"];
                /**
                 * @description Net mass in tonnes, above 0. A plain decimal with a point.
                 * @example 24.5
                 */
                tonnage?: components["schemas"]["TonnesText"];
                /**
                 * @description Energy in MWh, above 0: instead of `tonnage`, for electricity (CN 2716 00 00) only. A plain decimal with a point.
                 * @example 1000
                 */
                mwh?: components["schemas"]["MegawattHoursText"];
                /**
                 * @description Day of import that the saving is calculated for: today where the reporting period is this year, some time in the period where it is left out otherwise.
                 * @example 2026-02-15
                 */
                import?: string;
            };
            header?: never;
            path: {
                /**
                 * @description UUID of the value.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A value with its versions and what it saves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierValueAnswer"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeValue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own name for the call, 1 to 255 printable ASCII characters without spaces: it is done once within 24 hours, and sent again it gets the same answer.
                 * @example order-2026-0815
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description UUID of the value.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierValueVersionRequest"];
            };
        };
        responses: {
            /** @description The value as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierValueChanged"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    attachmentList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description UUID of the value.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files of a value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValueAttachmentList"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addAttachment: {
        parameters: {
            query?: {
                /**
                 * @description Name of the file, with or without its ending: what of it can't stand in a file name becomes `-`, and it is cut at 120 characters.
                 * @example Verification report 2026.pdf
                 */
                name?: components["schemas"]["SentFileName"];
            };
            header?: never;
            path: {
                /**
                 * @description UUID of the value.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description The file as it is attached. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValueAttachmentAdded"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description UUID of the value.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
                /**
                 * @description UUID of the attachment.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                attachment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description The range that was asked for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description UUID of the value.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
                /**
                 * @description UUID of the attachment.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                attachment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attachment that is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValueAttachmentRemoved"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readValues: {
        parameters: {
            query?: {
                /**
                 * @description `true`: records the values that nothing is wrong with, as `estimated`.
                 * @example true
                 */
                save?: "true" | "false";
                /**
                 * @description The UUID that was answered when it was recorded.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                installation?: components["schemas"]["RecordId"];
                /**
                 * @description Name of the file, with or without its ending: what of it can't stand in a file name becomes `-`, and it is cut at 120 characters.
                 * @example Verification report 2026.pdf
                 */
                name?: components["schemas"]["SentFileName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description What a supplier's communication template says, cell by cell. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierTemplateReading"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    inquiryList: {
        parameters: {
            query?: {
                /**
                 * @description The UUID that was answered when it was recorded.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                installation?: components["schemas"]["RecordId"];
                /**
                 * @description Standing of the inquiry: `waiting` for the supplier (also when its links work no more), `expired`: those of them whose links work no more, `received`: waiting for you, `accepted`, `revoked`.
                 * @example received
                 */
                state?: components["schemas"]["InquiryStateFilter"];
                /**
                 * @description Only those whose newest mail is `undelivered`: refused or given up, so that nobody got it; or `retrying`.
                 * @example undelivered
                 */
                delivery?: components["schemas"]["InquiryDeliveryFilter"];
                /**
                 * @description Most entries of the page, up to 100; 20 when it is left out.
                 * @example 1
                 */
                limit?: components["schemas"]["ListLimit"];
                /**
                 * @description Where the page begins: the cursor that the page before of the same list closed with. The newest when it is left out.
                 * @example AZAWPYaUc5uupZZsJvitkQ
                 */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the account's inquiries, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InquiryList"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addInquiry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own name for the call, 1 to 255 printable ASCII characters without spaces: it is done once within 24 hours, and sent again it gets the same answer.
                 * @example order-2026-0815
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InquiryRequest"];
            };
        };
        responses: {
            /** @description The inquiry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InquiryChanged"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    inquiryById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description UUID of the inquiry.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An inquiry with all that was answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InquiryWithAnswers"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    inquiryTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description UUID of the inquiry.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    inquiryFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description UUID of the inquiry.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
                /**
                 * @description SHA-256 of the file, as the inquiry's answers name it.
                 * @example db8ac29697169cc466880769b02f040a6efaeb132856575387424a54a70af441
                 */
                sha256: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/pdf": string;
                };
            };
            /** @description The range that was asked for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    remindInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description UUID of the inquiry.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The inquiry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InquiryChanged"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description UUID of the inquiry.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The inquiry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InquiryChanged"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    acceptInquiry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own name for the call, 1 to 255 printable ASCII characters without spaces: it is done once within 24 hours, and sent again it gets the same answer.
                 * @example order-2026-0815
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description UUID of the inquiry.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InquiryAcceptRequest"];
            };
        };
        responses: {
            /** @description The inquiry, and the values that its answer became. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InquiryAccepted"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    returnInquiry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own name for the call, 1 to 255 printable ASCII characters without spaces: it is done once within 24 hours, and sent again it gets the same answer.
                 * @example order-2026-0815
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description UUID of the inquiry.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InquiryReturnRequest"];
            };
        };
        responses: {
            /** @description The inquiry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InquiryChanged"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readDocument: {
        parameters: {
            query?: {
                /**
                 * @description `true`: records the values that nothing is wrong with, as `estimated`.
                 * @example true
                 */
                save?: "true" | "false";
                /**
                 * @description The UUID that was answered when it was recorded.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                installation?: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorSummary"] | components["schemas"]["CatenaXCbam"];
            };
        };
        responses: {
            /** @description What a supplier's document says, member by member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierDocumentReading"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    valueUses: {
        parameters: {
            query: {
                /**
                 * @description Calendar year of release for free circulation, from 2026.
                 * @example 2026
                 */
                year: components["schemas"]["CalendarYear"];
                /**
                 * @description The UUID that was answered when it was recorded.
                 * @example 0190163d-8694-739b-aea5-966c26f8ad91
                 */
                installation?: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Values that imports of a year took. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierValueUses"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    installationDossier: {
        parameters: {
            query: {
                /**
                 * @description Calendar year of release for free circulation, from 2026.
                 * @example 2026
                 */
                year: components["schemas"]["CalendarYear"];
            };
            header?: never;
            path: {
                /**
                 * @description UUID of the installation.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    invoiceList: {
        parameters: {
            query?: {
                /**
                 * @description Most entries of the page, up to 100; 20 when it is left out.
                 * @example 1
                 */
                limit?: components["schemas"]["ListLimit"];
                /**
                 * @description Where the page begins: the cursor that the page before of the same list closed with. The newest when it is left out.
                 * @example AZAWPYaUc5uupZZsJvitkQ
                 */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of an account's invoices, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceList"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own name for the call, 1 to 255 printable ASCII characters without spaces: it is done once within 24 hours, and sent again it gets the same answer.
                 * @example order-2026-0815
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceRequest"];
            };
        };
        responses: {
            /** @description An invoice that was made, with its documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    validateInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceRequest"];
            };
        };
        responses: {
            /** @description Issues and warnings of an invoice request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceValidation"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    invoiceById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description UUID of the invoice, or its `shortId`.
                 * @example 01a1f8d3-ea00-7512-8223-5fee596ae249
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An invoice that was made, with its documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    invoiceFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description UUID of the invoice.
                 * @example 019aa6c2-3f1e-7b58-9d0a-2c4e6f8a1b3d
                 */
                id: string;
                /**
                 * @description Which document it is, with its ending.
                 * @example commercial.pdf
                 */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The range that was asked for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    healthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Healthy"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the service can do its work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openApiDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An OpenAPI 3.1 document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
