// deno-fmt-ignore-file
// deno-lint-ignore-file
/** Made from docs/openapi.json by `deno task client:types`: don't edit it. */
export interface paths {
    readonly "/api/v1/cbam/scope": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Is a CN code in scope of CBAM?
         * @description Tells whether goods of a CN code fall under the EU carbon border adjustment mechanism (Annex I of Regulation (EU) 2023/956). With `country`, an EU member state by its two letters, the answer names the competent authority there (`nca`); for other countries `nca` is null. With `tonnage` it recommends whether an authorised CBAM declarant is needed: yes above 50 t of net mass, and always for electricity and hydrogen; the threshold counts all imports of a calendar year, so look at `rationale`. `needs_manual_check` is true where the eight digits don't decide, as for calcined clays, or where the tables don't have the code. Codes outside Annex I are answered with `in_scope: false`, not with an error. Which origins are exempt is a matter of `calculate`.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        readonly get: operations["scope"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cbam/calculate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What does a shipment cost?
         * @description Calculates one shipment: embedded emissions, free allocation, certificate price and cost, each from the acts that `sources` names. Without verified values the default values of the origin count, with the year's mark-up; `verified_direct` and `verified_indirect` (tCO2e per tonne) take their place, one alone or both. Where a CN code and origin have several production routes, `production_route` must name one: without it the answer is `needs_data` and lists them. `origin_carbon` is a carbon price that was paid in the country of origin; it is deducted, at most down to zero. `explain=true` adds every term with unit and source; `sources=short` leaves the acts out. `status` says whether there are figures; goods outside of CBAM cost 0. Emissions have six decimals, money two; figures are exact decimals.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        readonly get: operations["calculate"];
        readonly put?: never;
        /**
         * What does a shipment cost, with its precursors?
         * @description The same calculation as `GET`, from a JSON body, and the only form that takes `precursors`. With verified values, goods get free allocation for their own process (benchmark column A) and for what they were made of: name each precursor with its tonnes per tonne of goods and, where its producer told it, its free allocation; without that the precursor's column B counts. An empty array says that the goods are simple, with none. Without `precursors` the whole chain's benchmark (column B) stands in, and a note says so. `client_ref` comes back unchanged. Unknown members are refused at every depth, so that a typing error can't change a figure silently. `import` is a date; `explain` adds every term; `sources: short` leaves the acts out; `dataset_version` replays an older table.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has. The body has at most 65,536 bytes.
         */
        readonly post: operations["calculateFromJson"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cbam/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find a CN code
         * @description Finds CN codes of Annex I as you type. Digits are the beginning of a code, also written in groups, with dots or hyphens, after `CN` or `HS`, or as ten digits of TARIC, of which the first eight count. Words are those of the descriptions or of the trade, in English, German or French: all of them have to fit, the best matches come first, the last word may be unfinished. Case, accents, hyphens, plurals, British and American spelling and one typing error don't matter; `not stainless` leaves stainless goods out; numbers and grades only help to rank. At most twelve results. An eight-digit code that the tables don't have is answered with its heading, marked with `match_kind: chapter_fallback` and the code that was typed. Empty `results` mean that no CBAM goods match; `message` says why, and names chapters, headings and goods that CBAM does not cover. The search covers goods of CBAM only, not the whole Combined Nomenclature; to learn whether a certain code is in scope, ask `scope`. Answers carry an entity tag, so a type-ahead field may ask again cheaply with `If-None-Match`.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        readonly get: operations["search"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cbam/routes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Which production routes are there?
         * @description Lists the production routes that the EU's table of default values has for a CN code and country of origin, with the values of a year: total with mark-up, and its direct and indirect parts for information. `import` is a date or a year; left out, it is today. With no route there is no default value, and `calculate` needs `verified_direct` and `verified_indirect`; with one route `production_route` may be left out there, because it is implied; with several it must be named. `match_quality` says whether the values are the country's own or those of all other countries. Origins to which CBAM does not apply have no routes, and `message` says why. Anyone may keep the answer for an hour.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        readonly get: operations["productionRoutes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cbam/datasets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Which tables answer?
         * @description Lists every version of the default values that the service has, with the legal acts that print it, the days on which it is in force, and the SHA-256 and number of rows of each file. One of them is in force: it answers whenever no `dataset_version` is named. An older one can be named in a calculation to replay what was answered under it; nothing else changes by that, so prices and factors are today's. The hashes let an auditor compare the tables with the repository's, byte by byte. Every CBAM answer says in `dataset_version` which one it was made from. Use this endpoint to notice a new table: when the version in force changes, costs that were calculated before may have to be calculated again.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        readonly get: operations["dataSets"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cbam/prices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What do certificates cost?
         * @description Lists the published prices of CBAM certificates, the newest period first: the period (a quarter in 2026, an ISO week from 2027), EUR per tCO2e, and the day of publication, from which the price counts. The Commission publishes the price of a quarter in the week after it ends (Implementing Regulation (EU) 2025/2548). A calculation for a period without a price takes the last one that was published before it, and says so in `notes`; so the list tells in advance which price a shipment will meet. The service's operator enters new prices as they are published; within seconds every process answers with them. Prices are added, corrected and retracted, never changed: `as_of` lists those that counted at any moment before. From 2027 certificates are bought when they are needed, so the price of the import's week is an estimate of the cost.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        readonly get: operations["prices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cbam/bulk": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Calculate many shipments in one call
         * @description Calculates up to 5 000 shipments in one call, as JSON, as a CSV table or as an Excel workbook; tables are read as people keep them, and the answer says what was read as what. Each row stands for itself: a row that can't be read is answered with `status: error`, its message and every issue, and doesn't touch the others. `summary` counts the rows by status and sums the printed costs. Rows, batch and one audit record a row are kept in one transaction before the answer leaves; a call that fails leaves nothing behind. `request_id` finds the batch again, with a report for each row that has figures. With an `Idempotency-Key` the call is done once: sent again within 24 hours it is answered with the same bytes. A row's `import` (a date) decides its price; `import_year` alone takes the year's newest published price, and a note says so. `summary` also counts and sums by period of import; `versions` says which tables and prices every row was calculated with, and `as_of` and `dataset_version` calculate all rows under those of an earlier moment. `sources=short` sends each list of acts once instead of with every row, which makes a large answer about a third as long.
         *
         *     Needs a key with the permission `cbam:bulk` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has. The body has at most 4,194,304 bytes. At most 5 000 rows, and not more than the tier's `cbam_bulk_rows`.
         */
        readonly post: operations["bulk"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cbam/bulk/{request_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What was a bulk call answered?
         * @description Gives back what a bulk call of the same account was answered, as it was then: prices and tables that changed since don't change it. The rows come in pages, in the order of the call; `next` is the path of the next page and null after the last one. Each row has its `calc_status`, the id and number of its report and, where the row is `ok` or `out_of_scope` and the batch is `ready`, a relative signed link to the report's PDF that is good for an hour; asking again gives a fresh one. A report of a row is made when it is first asked for, is signed, and can be verified by anyone with its id and date. When a caller's `X-Request-Id` was used for several bulk calls, the newest is meant.
         *
         *     Needs a key with the permission `cbam:bulk` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        readonly get: operations["bulkByRequest"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cbam/bulk/template.xlsx": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * An empty workbook for a bulk call
         * @description Gives a workbook to fill in: a sheet with the headings of every column that a table of shipments may have, a sheet that says of each what it holds, whether it is needed, an example, and the headings in English, German and French under which it is known too, and a sheet with the production routes of each CN code, to filter by code. Filled in, the file goes to `POST /api/v1/cbam/bulk` as it is. The headings are the names of the members of a row; any table that has some of the other headings is taken as well, so nobody has to use the template.
         *
         *     Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        readonly get: operations["bulkTemplate"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cbam/bulk/{request_id}/reports.zip": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * All reports of a bulk call in one archive
         * @description Gives the PDF reports of a bulk call's rows as one ZIP archive, named after their report numbers, with an `index.csv` that says which file belongs to which row and repeats its reference, cost and content hash. Only rows that are `ok` or `out_of_scope` have a report. The archive leaves while it is made: a report that nobody asked for yet is printed, signed and kept now, so the first archive of 5 000 rows takes minutes and the next one seconds; `offset` and `limit` take a part of the rows. An answer has two minutes to leave: an archive that breaks off was not made to its end, so ask again, because what was printed is kept, or for fewer rows.
         *
         *     Needs a key with the permission `cbam:bulk` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        readonly get: operations["bulkReports"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cbam/reports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Issue a report
         * @description Makes a calculation with every term and issues it as a report: it gets a number and today's date, its content is hashed as canonical JSON (RFC 8785, SHA-256) and signed (Ed25519), and its PDF is printed when it is first asked for. The body is that of `POST calculate` with `draft`: a draft says so across each page, does not verify, and can be issued later. A calculation that lacks data can't be reported (422). `download_url` is a relative signed link that is good for an hour; `GET` on the report gives a fresh one. Anyone verifies the report without an account, by its id and date at `verify_url` or `POST verify`, or without the service from the PDF and the published keys. With an `Idempotency-Key` a report is issued once.
         *
         *     Needs a key with the permission `reports:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has. The body has at most 65,536 bytes.
         */
        readonly post: operations["createReport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cbam/reports/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find a report
         * @description Gives back a report of the same account, as it was issued, with a fresh link to its PDF. Reports of bulk rows are found by the `report_id` that the row has; the first call makes and signs the row's report, and from then on its hash stays. The calculation in it is the one that was answered then: prices and tables that changed since don't change it. `status` is `issued`, `draft`, or `unpaid` where the operator holds the report back; only issued reports verify. A report of another account, an unknown id, and a row without figures are all answered with 404. Signature and hash in the answer are the ones in the PDF's attached `report.json`, so that a copy of either can be checked against the published keys.
         *
         *     Needs a key with the permission `reports:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        readonly get: operations["reportById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cbam/reports/{id}/issue": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Issue a draft
         * @description Issues a draft of the same account today. Its content stays what it was, but for state and date, so its hash and signature are new ones; the PDF that says DRAFT across each page is replaced when the report is next downloaded. From then on the report verifies. Only a draft can be issued, and only once: anything else is answered with 409. The call takes no body and needs no `Idempotency-Key`: sent again after it went well, it says that the report is no draft any more, and nothing changes. Use drafts to show a calculation to somebody before it is binding, and issue them when it is accepted; a draft that is never issued harms nobody and verifies for nobody.
         *
         *     Needs a key with the permission `reports:write` on a tier that carries the CBAM API. Counts in the window `cbam`: as many calls an hour as the tier has.
         */
        readonly post: operations["issueReport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cbam/reports/{id}/download": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Download a report's PDF by its link
         * @description Where `download_url` leads: the PDF of a report. The link is all that a reader needs, so that it can be passed on; keys are not looked at. It is signed together with its time, so anything that is changed in it is answered with 403, and an hour after it was made with 410; a fresh one is in the answer of `GET` on the report, and of `POST verify`. Byte ranges are served (`Range`), and `HEAD` tells size and name without sending the file. The PDF carries the report's content, hash and signature as the attached file `report.json`; the same report always has the same bytes. A draft's PDF says DRAFT across each page. The address is not meant to be built by hand.
         */
        readonly get: operations["downloadReport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cbam/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Is a report genuine?
         * @description For whoever holds a report, without an account: the id or number and the date that are printed on it tell whether the service issued it, and what it says. Compare the figures with the paper. Every failure is the same `{"ok": false}` with status 200: an unknown id, another date, a draft, a report that the operator holds back, a body that can't be read. Only too many calls are answered otherwise, with 429. The date may be a day off and may be written in four ways. `sample` with the date 2026-01-15 is a published example. `download_url` leads to the service's own copy of the PDF for an hour. To check a PDF without the service, use its attachment and the keys at `/.well-known/cbam-report-keys.json`.
         *
         *     The body has at most 65,536 bytes. 30 calls an hour and client address, 10 an hour and report id.
         */
        readonly post: operations["verify"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/.well-known/cbam-report-keys.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Which keys sign reports?
         * @description The public keys that sign reports, as a JSON Web Key Set (RFC 7517, RFC 8037): the one that signs now and all that signed before, because old reports must stay verifiable. A report's `key_id` is the `kid` of its key, which is the key's own thumbprint (RFC 7638). To check a report's PDF offline, take out its attachment `report.json`, make its `content` canonical (RFC 8785), compare the SHA-256 with `content_hash`, and verify `signature` (Ed25519, base64url) over the hash's 64 hex digits with the key. `created_at` and `retired_at` say between which times a key signed; a report dated outside of them is not genuine. Keep a copy of this answer where reports must be checked without the network. It may be kept for an hour.
         */
        readonly get: operations["reportKeys"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/invoices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Make customs documents
         * @description Makes a commercial or proforma invoice, a packing list and a certificate of origin as PDFs from one description of a shipment. Without `documents` it makes the primary document and the additional ones. Links to the PDFs are good for an hour; `GET` on the invoice gives fresh ones for 30 days. The documents are also mailed to `email`, else to the account's address; `email: null` means no mail. Figures are checked exactly, in the currency's minor unit: lines against quantity times unit price, `totalDeclaredValue` against lines and charges; a disagreement is a 422. Everything else that is wrong is a 400 with every issue at once. Unknown members are refused. Either all documents are made or none. With an `Idempotency-Key` the call is done once in 24 hours. Try `validate` first.
         *
         *     Needs a key with the permission `invoices:write`. Counts in the window `invoices`: 60 calls an hour. The body has at most 1,048,576 bytes. At most 500 line items, 60 invoices an hour and key, 120 seconds a call.
         */
        readonly post: operations["createInvoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/invoices/validate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Check an invoice request
         * @description Takes the same body as `POST /api/v1/invoices`, checks all of it and makes nothing. The answer is 200 whatever the verdict: `valid` says whether the documents would be made, `issues` names everything that stands against it, with paths, codes and, where they are known, right values, and `warnings` what is accepted although customs may ask about it, such as FOB with transport by air, missing weights on a packing list, an amount finer than the currency's cents, or the HS code 0000.00. Issues and warnings come together, so that one look mends all. Only a body that is no JSON, too large or of another media type has an error status. Calls are counted apart from invoices, at the tier's rate, so forms may ask on every change.
         *
         *     Needs a key with the permission `invoices:write`. Counts in the window `invoice-checks`: as many calls an hour as the tier has. The body has at most 1,048,576 bytes.
         */
        readonly post: operations["validateInvoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/invoices/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find an invoice again
         * @description Gives back an invoice of the same account with its reference and a fresh signed link to each of its documents, good for an hour from now. The documents themselves are what they were when the invoice was made; they can't be changed, only made again under a new id. They are kept for 30 days. After that they are gone, together with what the request said, and the answer is a 410 that says until when they were there; make the invoice again if they are still needed. An unknown id and an invoice of another account are both answered with 404. Use this endpoint when a link is past its hour: links of a replayed call under an `Idempotency-Key` are the first answer's, and may be late too. Calls don't count as invoices.
         *
         *     Needs a key with the permission `invoices:write`. Counts in the window `invoice-checks`: as many calls an hour as the tier has.
         */
        readonly get: operations["invoiceById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/invoices/files/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Download a document by its link
         * @description Where `signedUrl` leads when the service keeps documents itself: one PDF of an invoice. The link is all that a reader needs, so that it can be passed on to a forwarder or broker without a key; keys are not looked at. Path, name and time are signed together: whoever changes anything gets a 403, and an hour after the link was made it is a 410. A fresh one is in the answer of `GET` on the invoice. Byte ranges are served (`Range`), and `HEAD` tells size and name without sending the file. A document that was never made, or was removed after its 30 days, is a 404. With documents in an object storage, links lead there and this endpoint is not used. The address is not meant to be built by hand.
         */
        readonly get: operations["invoiceFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/healthz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Does the process answer?
         * @description For a supervisor that restarts a process which hangs: answers 200 as long as the process can answer at all, without looking at the database, the store or anything else outside of it. It needs no key, counts against no limit and is never cached. Don't use it to decide whether calls may be sent to the process: that is what `/readyz` is for, which turns to 503 while the database is away; a process that is alive and not ready should be left alone, because it becomes ready by itself. In a container or a cluster, ask this one every ten seconds or so and restart after several failures in a row, so that a short pause of a busy machine is not taken for a death.
         */
        readonly get: operations["healthz"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/readyz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * May calls be sent to the process?
         * @description For a load balancer: 200 when the process can do its work, 503 with the reason while it can't. The database has to answer and to have all of its tables; a process that has just started is not ready until it has migrated them, or until another process that is doing so has finished. It needs no key, counts against no limit and is never cached. Ask it every few seconds, and take a process out of rotation as soon as it says 503; calls that reach it anyway are answered with 503 and `Retry-After`, never with a wrong answer. After an outage of the database the process becomes ready again by itself, without a restart, as soon as the database takes statements again.
         */
        readonly get: operations["readyz"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/openapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The contract as an OpenAPI 3.1 document
         * @description The whole contract as data: every endpoint with its parameters, bodies, answers of each status, headers, access and limits, as an OpenAPI 3.1 document with JSON Schema 2020-12. It is made from the same declarations that the service decodes requests with, and its tests hold every answer against it, so it says what the running version really does. Use it to generate a client, to validate what you send before you send it, or to read what a member means. Examples in it are answers that the service gave. The version in `info` is that of the service; the API's own version is in its path, `/api/v1`, and changes only with breaking changes. The document needs no key and carries an entity tag.
         */
        readonly get: operations["openApiDocument"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A document that goes with the primary one.
         * @example packing-list
         * @enum {string}
         */
        readonly AdditionalDocument: "packing-list" | "certificate-of-origin";
        /**
         * @description Money in the invoice's currency, from 0.
         * @example 1020
         */
        readonly Amount: number;
        /**
         * @description Day whose law and prices answer, as they were known when it ended, or a time in UTC, as `versions.as_of` of an answer has it: with that and `dataset_version` the same question has the same figures for ever. Not after now; now when it is left out.
         * @example 2026-11-20
         */
        readonly AsOf: string;
        /** @description What a bulk call was answered, a page of its rows. */
        readonly Batch: {
            /** @description Id of the call. */
            readonly request_id: string;
            /** @description Id of the batch. */
            readonly batch_id: string;
            /**
             * @description State of the batch.
             * @enum {string}
             */
            readonly status: "processing" | "ready" | "failed";
            /** Format: date-time */
            readonly processed_at: string;
            /** @description Rows of the call. */
            readonly row_count: components["schemas"]["NonNegative"];
            readonly summary: components["schemas"]["BulkSummary"];
            /** @description What every row was calculated with; null for a batch that was kept without. */
            readonly versions: components["schemas"]["Versions"] | null;
            /** @description Path of the next page; null after the last row. */
            readonly next: string | null;
            readonly results: readonly components["schemas"]["StoredBulkRow"][];
            /** @description With `sources=short`: the lists of acts that rows rest on, each once. */
            readonly source_lists?: readonly (readonly components["schemas"]["Citation"][])[];
            /** @description Version of the default values that the answer is made from. */
            readonly dataset_version: string;
            readonly disclosure: components["schemas"]["Disclosure"];
        };
        /** @description A production route that has a benchmark for the year. */
        readonly BenchmarkRoute: {
            /** @description Route code such as `(C)`; `default` where the benchmark doesn't depend on the route. */
            readonly production_route: string;
            /** @description What the letter stands for. */
            readonly description: string;
            /** @description Benchmark of the process alone, column A of the act, tCO2e per tonne. */
            readonly column_a_t_per_t: number;
            /** @description Benchmark of the whole chain, column B of the act, tCO2e per tonne. */
            readonly column_b_t_per_t: number;
            readonly source: components["schemas"]["Citation"];
        };
        /** @description The shipments of a bulk call. */
        readonly BulkRequest: {
            readonly shipments: readonly components["schemas"]["BulkShipment"][];
        };
        /** @description A bulk call, answered. */
        readonly BulkResult: {
            /** @description Id under which the call is found again. */
            readonly request_id: string;
            /** Format: date-time */
            readonly processed_at: string;
            /** @description Rows of the call. */
            readonly row_count: components["schemas"]["NonNegative"];
            readonly summary: components["schemas"]["BulkSummary"];
            /** @description What every row was calculated with; null for a batch that was kept without. */
            readonly versions: components["schemas"]["Versions"] | null;
            /** @description One result a row, in the order of the call. */
            readonly results: readonly components["schemas"]["BulkRow"][];
            /** @description What was taken for what in a whole table, in sentences: headings, decimal mark, rows of sums. */
            readonly read_as?: readonly string[];
            /** @description With `sources=short`: the lists of acts that rows rest on, each once. */
            readonly source_lists?: readonly (readonly components["schemas"]["Citation"][])[];
            /** @description Version of the default values that the answer is made from. */
            readonly dataset_version: string;
            readonly disclosure: components["schemas"]["Disclosure"];
        };
        /** @description A row's result. */
        readonly BulkRow: {
            /** @description Position in `shipments`, from 0. */
            readonly row_index: components["schemas"]["NonNegative"];
            /** @description The caller's own reference. */
            readonly client_ref: string | null;
            readonly input: components["schemas"]["BulkRowInput"];
            readonly output: components["schemas"]["BulkRowCalculation"] | components["schemas"]["ShortBulkRowCalculation"] | components["schemas"]["BulkRowError"];
        };
        /** @description A row's calculation. */
        readonly BulkRowCalculation: {
            readonly status: components["schemas"]["CalculationStatus"];
            /** @description CN code, 8 digits. */
            readonly cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            readonly origin_country_iso3: string;
            /** @description Net mass in tonnes; of electricity MWh, as `mwh`. */
            readonly tonnage: number;
            /** @description Only for electricity: energy in MWh. */
            readonly mwh?: number;
            /** @description Day of import, or the year where only that was given. */
            readonly import: string;
            /** @description Whether CBAM reaches the goods of this origin. */
            readonly in_scope: boolean;
            readonly sector: components["schemas"]["Sector"];
            /** @description Route that the figures are of. */
            readonly production_route: string | null;
            /** @description Direct emissions, tCO2e. */
            readonly direct_emissions_t: number | null;
            /** @description Indirect emissions, tCO2e. */
            readonly indirect_emissions_t: number | null;
            /** @description Free allocation that is taken off, tCO2e. */
            readonly free_allocation_t: number | null;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            readonly net_emissions_t: number | null;
            readonly certificate_price: components["schemas"]["CertificatePrice"] | null;
            /** @description Net emissions times the certificate price, EUR. */
            readonly gross_cost_eur: number | null;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            readonly origin_carbon_deduction_eur: number | null;
            /** @description Gross cost less the deduction, EUR. */
            readonly net_cost_eur: number | null;
            readonly intensity_source: components["schemas"]["IntensitySource"] | null;
            /** @description Why there are no figures, and what would be needed. */
            readonly message?: string;
            /** @description The routes to choose from, where the route is missing. */
            readonly production_routes?: readonly components["schemas"]["ProductionRouteValue"][];
            /** @description What a reader of the figures should know. */
            readonly notes: readonly string[];
            /** @description With `explain`: every term with its source. */
            readonly trace?: readonly components["schemas"]["TraceTerm"][];
            /** @description Version of the default values that the answer is made from. */
            readonly dataset_version: string;
            readonly sources: readonly components["schemas"]["Citation"][];
            readonly disclosure: components["schemas"]["Disclosure"];
        };
        /** @description What is wrong with a row; the other rows are not affected. */
        readonly BulkRowError: {
            /** @enum {string} */
            readonly status: "error";
            /** @description What is wrong with the row. */
            readonly message: string;
            readonly errors: readonly components["schemas"]["Issue"][];
        };
        /** @description What was readable of a row; null where it wasn't. */
        readonly BulkRowInput: {
            /** @description CN code. */
            readonly cn_code: string | null;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            readonly origin_country_iso3: string | null;
            /** @description Net mass in tonnes. */
            readonly tonnage: number | null;
            /** @description Year of import. */
            readonly import_year: components["schemas"]["Int"] | null;
            /** @description Day of import, where the row gave one. */
            readonly import?: string | null;
            /** @description Net mass in kilograms, where the row gave it. */
            readonly net_mass_kg?: number;
            /** @description What was read as what, where the row has it in another form. */
            readonly read_as?: readonly components["schemas"]["ReadAs"][];
            /** @description Cells of columns that were passed through (`extra_columns=keep`), by their headings. */
            readonly extra?: {
                readonly [key: string]: (string | number | boolean) | null;
            };
            /** @description What was sent, where the row has an error: long values are cut, nested ones left out. */
            readonly sent?: {
                readonly [key: string]: (string | number | boolean) | null;
            };
        };
        /** @description One row of a bulk call. `tonnage` is required, or `net_mass_kg` in its place, for electricity `mwh`; `import` wins over `import_year`. */
        readonly BulkShipment: {
            readonly cn_code: components["schemas"]["CnCode"];
            readonly origin_country: components["schemas"]["CountryAlpha3"];
            readonly tonnage?: components["schemas"]["Tonnes"];
            readonly mwh?: components["schemas"]["MegawattHours"];
            readonly client_ref?: components["schemas"]["ClientRef"];
            readonly production_route?: components["schemas"]["ProductionRoute"];
            readonly verified_direct_intensity?: components["schemas"]["Intensity"];
            readonly verified_indirect_intensity?: components["schemas"]["Intensity"];
            readonly origin_carbon_price_eur_per_t?: components["schemas"]["CarbonPrice"];
            readonly precursors?: readonly components["schemas"]["PrecursorRequest"][];
            readonly assume_cscf?: components["schemas"]["CorrectionFactor"];
            readonly net_mass_kg?: components["schemas"]["Kilograms"];
            readonly import?: components["schemas"]["ImportDay"];
            readonly import_year?: components["schemas"]["ImportYear"];
        };
        /** @description The rows counted by status, and the sum of their costs. */
        readonly BulkSummary: {
            /** @description Rows of the call. */
            readonly total: components["schemas"]["NonNegative"];
            /** @description Rows with figures (`ok`). */
            readonly in_scope: components["schemas"]["NonNegative"];
            /** @description Rows that CBAM doesn't reach. */
            readonly out_of_scope: components["schemas"]["NonNegative"];
            /** @description Rows that lack something, which their `message` names. */
            readonly needs_data: components["schemas"]["NonNegative"];
            /** @description Rows that could not be read or calculated. */
            readonly errors: components["schemas"]["NonNegative"];
            /** @description Sum of the rows' printed net costs, exact, EUR. */
            readonly total_net_cost_eur: number;
            /** @description The same by period of import, in order; the costs add up to `total_net_cost_eur`. */
            readonly by_period: readonly components["schemas"]["PeriodSummary"][];
        };
        /** @description One shipment: emissions, free allocation, certificate price and cost, each with its source. */
        readonly Calculation: {
            readonly status: components["schemas"]["CalculationStatus"];
            /** @description CN code, 8 digits. */
            readonly cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            readonly origin_country_iso3: string;
            /** @description Net mass in tonnes; of electricity MWh, as `mwh`. */
            readonly tonnage: number;
            /** @description Only for electricity: energy in MWh. */
            readonly mwh?: number;
            /** @description Day of import, or the year where only that was given. */
            readonly import: string;
            /** @description Whether CBAM reaches the goods of this origin. */
            readonly in_scope: boolean;
            readonly sector: components["schemas"]["Sector"];
            /** @description Route that the figures are of. */
            readonly production_route: string | null;
            /** @description Direct emissions, tCO2e. */
            readonly direct_emissions_t: number | null;
            /** @description Indirect emissions, tCO2e. */
            readonly indirect_emissions_t: number | null;
            /** @description Free allocation that is taken off, tCO2e. */
            readonly free_allocation_t: number | null;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            readonly net_emissions_t: number | null;
            readonly certificate_price: components["schemas"]["CertificatePrice"] | null;
            /** @description Net emissions times the certificate price, EUR. */
            readonly gross_cost_eur: number | null;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            readonly origin_carbon_deduction_eur: number | null;
            /** @description Gross cost less the deduction, EUR. */
            readonly net_cost_eur: number | null;
            readonly intensity_source: components["schemas"]["IntensitySource"] | null;
            /** @description Why there are no figures, and what would be needed. */
            readonly message?: string;
            /** @description The routes to choose from, where the route is missing. */
            readonly production_routes?: readonly components["schemas"]["ProductionRouteValue"][];
            /** @description What a reader of the figures should know. */
            readonly notes: readonly string[];
            /** @description With `explain`: every term with its source. */
            readonly trace?: readonly components["schemas"]["TraceTerm"][];
            readonly versions: components["schemas"]["Versions"];
            readonly sources: readonly components["schemas"]["Citation"][];
            /** @description Version of the default values that the answer is made from. */
            readonly dataset_version: string;
            readonly disclosure: components["schemas"]["Disclosure"];
        };
        /** @description One shipment, with the precursors of a complex good where they are known. `tonnage` is required, for electricity `mwh` instead. */
        readonly CalculationRequest: {
            readonly cn_code: components["schemas"]["CnCode"];
            readonly origin_country: components["schemas"]["CountryAlpha3"];
            readonly tonnage?: components["schemas"]["Tonnes"];
            readonly mwh?: components["schemas"]["MegawattHours"];
            readonly client_ref?: components["schemas"]["ClientRef"];
            readonly production_route?: components["schemas"]["ProductionRoute"];
            readonly verified_direct_intensity?: components["schemas"]["Intensity"];
            readonly verified_indirect_intensity?: components["schemas"]["Intensity"];
            readonly origin_carbon_price_eur_per_t?: components["schemas"]["CarbonPrice"];
            readonly precursors?: readonly components["schemas"]["PrecursorRequest"][];
            readonly assume_cscf?: components["schemas"]["CorrectionFactor"];
            readonly import?: components["schemas"]["ImportDay"];
            readonly explain?: components["schemas"]["Flag"];
            readonly dataset_version?: components["schemas"]["DatasetVersion"];
            readonly as_of?: components["schemas"]["AsOf"];
            readonly sources?: components["schemas"]["SourcesForm"];
        };
        /**
         * @description `ok`: figures; `out_of_scope`: CBAM doesn't reach the goods, all figures are 0; `needs_data`: figures are null, `message` says what is missing.
         * @enum {string}
         */
        readonly CalculationStatus: "ok" | "out_of_scope" | "needs_data";
        /**
         * @description EUR per tCO2e that was paid in the country of origin.
         * @example 12.5
         */
        readonly CarbonPrice: number;
        /**
         * @description EUR per tCO2e that was paid in the country of origin. A plain decimal with a point.
         * @example 12.5
         */
        readonly CarbonPriceText: string;
        /** @description What a certificate of origin says beside the invoice. */
        readonly CertificateDetails: {
            readonly number?: components["schemas"]["CertificateNumber"];
            readonly remarks?: components["schemas"]["CertificateRemarks"];
        };
        /**
         * @description Number of the certificate of origin, which the issuing body gives. It is text of 1 to 50 characters.
         * @example SH-2026-004711
         */
        readonly CertificateNumber: string;
        /** @description A published price of CBAM certificates. */
        readonly CertificatePrice: {
            /** @description Quarter (`2026-Q1`) or, from 2027, ISO week (`2027-W01`) that the price is of. */
            readonly period: string;
            /** @description EUR per tCO2e. */
            readonly price_eur_per_tco2e: number;
            /**
             * Format: date
             * @description Day of publication; the price counts from that day.
             */
            readonly published_at: string;
        };
        /** @description The prices that count at the moment that was asked for, the newest period first. */
        readonly CertificatePrices: {
            readonly prices: readonly components["schemas"]["PublishedPrice"][];
            readonly versions: components["schemas"]["Versions"];
            /** @description Version of the default values that the answer is made from. */
            readonly dataset_version: string;
            readonly disclosure: components["schemas"]["Disclosure"];
        };
        /**
         * @description Remarks on the certificate of origin. It is text of 1 to 500 characters on at most 6 lines.
         * @example Issued retrospectively
         */
        readonly CertificateRemarks: string;
        /** @description An act that a figure or rule comes from. */
        readonly Citation: {
            /** @description The act and article, as a person reads it. */
            readonly label: string;
            /** @description Where its text stands. */
            readonly url: string;
        };
        /**
         * @description Town or city. It is text of 1 to 100 characters.
         * @example Shanghai
         */
        readonly City: string;
        /**
         * @description The caller's own reference; it comes back with the answer.
         * @example PO-4711
         */
        readonly ClientRef: string;
        /**
         * @description A CN code of 8 digits such as "72083900".
         * @example 72083900
         */
        readonly CnCode: string;
        /** @description The CBAM authority of a member state. */
        readonly CompetentAuthority: {
            /** @description Name of the member state. */
            readonly country: string;
            /** @description Name of the authority; null where it isn't known. */
            readonly authority: string | null;
            /** @description Mailbox; null where it isn't known. */
            readonly email: string | null;
            /** @description Page; null where it isn't known. */
            readonly website: string | null;
            /** @description What else was read, such as who does which part of the work; no contact. */
            readonly note: string | null;
            /** @description Where this was read: the authority's own page where one is known. */
            readonly source_url: string | null;
            /** @description When it was read there. */
            readonly source_accessed_at: string | null;
        };
        /**
         * @description Numbers of the containers. It is text of 1 to 300 characters.
         * @example HLXU 123456 7
         */
        readonly ContainerNumbers: string;
        /**
         * @description Cross-sectoral correction factor to assume for a year that has none yet (2031 to 2033), a share such as 1; the benchmarks of the last year go on then, and a note says so.
         * @example 1
         */
        readonly CorrectionFactor: number;
        /**
         * @description Cross-sectoral correction factor to assume for a year that has none yet (2031 to 2033), a share such as 1; the benchmarks of the last year go on then, and a note says so. A plain decimal with a point.
         * @example 1
         */
        readonly CorrectionFactorText: string;
        /**
         * @description ISO 3166-1 alpha-2 country code, upper or lower case.
         * @example DE
         */
        readonly CountryAlpha2: string;
        /**
         * @description ISO 3166-1 alpha-3 country code, upper or lower case; Kosovo is XKX.
         * @example CHN
         */
        readonly CountryAlpha3: string;
        /**
         * @description ISO 4217 code of a currency in use; money has its minor unit (JPY 0, USD 2, KWD 3 decimals).
         * @example USD
         * @enum {string}
         */
        readonly Currency: "AED" | "AFN" | "ALL" | "AMD" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHF" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG";
        /** @description A version of the default values, with acts and hashes. */
        readonly DataSet: {
            /** @description Version, the day from which the table is used. */
            readonly version: string;
            /** @description What it is. */
            readonly title: string;
            /** @description Whether it answers when no version is named. */
            readonly is_in_force: boolean;
            /**
             * Format: date
             * @description First day on which the service answers with it.
             */
            readonly in_force_from: string;
            readonly in_force_until: string | null;
            /**
             * Format: date
             * @description First day of import that it applies to.
             */
            readonly applies_from: string;
            /** @description SHA-256 of the lines `<sha256>  <name>` of its files by name: what `versions` has. */
            readonly sha256: string;
            /** @description What must be said wherever the values are passed on. */
            readonly notice?: string;
            readonly legal_acts: readonly components["schemas"]["Citation"][];
            readonly files: readonly {
                /** @description File of the table. */
                readonly name: string;
                /** @description SHA-256 of its bytes, lower-case hex. */
                readonly sha256: string;
                /** @description Rows. */
                readonly rows: components["schemas"]["NonNegative"];
            }[];
        };
        /** @description Every data set, the newest first. */
        readonly DataSets: {
            readonly datasets: readonly components["schemas"]["DataSet"][];
            /** @description Default values of electricity; none where the operator left them off. */
            readonly electricity: readonly components["schemas"]["DataSet"][];
            /** @description Editions of the tables that every data set shares, the newest first. */
            readonly shared_tables: readonly components["schemas"]["SharedTables"][];
            readonly versions: components["schemas"]["Versions"];
            /** @description Version of the default values that the answer is made from. */
            readonly dataset_version: string;
            readonly disclosure: components["schemas"]["Disclosure"];
        };
        /**
         * @description Version of the default values to calculate with, as `GET /api/v1/cbam/datasets` lists them; the one in force when it is left out.
         * @example 2026-08-06
         */
        readonly DatasetVersion: string;
        /**
         * Format: date
         * @description A calendar date YYYY-MM-DD.
         * @example 2026-11-21
         */
        readonly Day: string;
        /**
         * @description Decimal mark of the numbers of a table (and, with `lenient=true`, of numbers sent as text). Without it a table separated by commas has points; in any other the numbers tell, and one that could be thousands is an error that asks. A CSV answer to what isn't CSV has semicolons where this is `comma`.
         * @example comma
         * @enum {string}
         */
        readonly DecimalMark: "comma" | "point";
        /**
         * @description Declaration at the foot of a commercial or proforma invoice. It is text of 1 to 2000 characters on at most 20 lines.
         * @example We certify that this invoice is true and correct.
         */
        readonly Declaration: string;
        /**
         * @description Length x width x height of one package in centimetres.
         * @example 120 x 80 x 95.5
         */
        readonly Dimensions: string;
        /** @description The answer is informational: it does not replace a CBAM authorisation, an authority or an accredited verifier. */
        readonly Disclosure: {
            /** @enum {boolean} */
            readonly informational_only: true;
            /** @description What the answer does not replace. */
            readonly statement: string;
            /** @description Version of the default values that the answer is made from. */
            readonly dataset_version: string;
            readonly legal_basis: readonly components["schemas"]["Citation"][];
            /** Format: date-time */
            readonly generated_at: string;
        };
        /**
         * @description A document of an invoice.
         * @example commercial
         * @enum {string}
         */
        readonly DocumentType: "commercial" | "proforma" | "packing-list" | "certificate-of-origin";
        /**
         * @description Export control classification number. It is text of 1 to 20 characters.
         * @example EAR99
         */
        readonly Eccn: string;
        /**
         * Format: email
         * @description Exactly one e-mail address in ASCII letters, such as name@example.com.
         * @example name@example.com
         */
        readonly EmailAddress: string;
        /**
         * @description Economic operators registration and identification number: country and up to 15 characters.
         * @example DE123456789012345
         */
        readonly Eori: string;
        /**
         * @description Whether unknown columns of a table are passed through untouched (`keep`) or are errors.
         * @example keep
         * @enum {string}
         */
        readonly ExtraColumns: "keep" | "refuse";
        /**
         * @description True or false.
         * @example true
         */
        readonly Flag: boolean;
        /**
         * @description True or false.
         * @example true
         * @enum {string}
         */
        readonly FlagText: "true" | "false";
        /**
         * @description Free allocation of a tonne of the precursor in tCO2e, where its producer gave it.
         * @example 1.2
         */
        readonly FreeAllocationPerTonne: number;
        /**
         * @description What the goods are, as customs needs to know it. It is text of 1 to 1000 characters on at most 10 lines.
         * @example Hexagon head screws of steel, zinc plated, M10 x 40
         */
        readonly GoodsDescription: string;
        /**
         * @description How much of the goods there is, in the line's unit, above 0.
         * @example 12000
         */
        readonly GoodsQuantity: number;
        /** @description The process answers. */
        readonly Healthy: {
            /** @enum {string} */
            readonly status: "ok";
        };
        /**
         * @description Code of the Harmonized System: six digits as 0000.00, with up to four national digits. Six digits without the dot are read too and printed with it. `0000.00` stands for a code that isn't known yet and is warned of.
         * @example 7318.15
         */
        readonly HsCode: string;
        /**
         * Format: date
         * @description Day of import, YYYY-MM-DD, from 2026-01-01. Today (UTC) when it is left out.
         * @example 2026-02-15
         */
        readonly ImportDay: string;
        /**
         * @description Date of import, YYYY-MM-DD, or its year, from 2026. Today (UTC) when it is left out.
         * @example 2026-02-15
         */
        readonly ImportDayOrYear: string;
        /**
         * @description Year of import, from 2026. The current year when it is left out.
         * @example 2026
         */
        readonly ImportYear: number;
        /**
         * @description Incoterms 2020 rule. FAS, FOB, CFR and CIF are for sea and inland waterway.
         * @example FOB
         * @enum {string}
         */
        readonly Incoterm: "EXW" | "FCA" | "CPT" | "CIP" | "DAP" | "DPU" | "DDP" | "FAS" | "FOB" | "CFR" | "CIF";
        /**
         * @description The named place of the Incoterms rule. Without it FAS and FOB take portOfLoading, CFR and CIF portOfDischarge. It is text of 1 to 120 characters.
         * @example Hamburg, Container Terminal Altenwerder
         */
        readonly IncotermsPlace: string;
        readonly Int: number;
        /**
         * @description tCO2e per tonne of goods, as an accredited verifier confirmed it.
         * @example 1.95
         */
        readonly Intensity: number;
        /**
         * @description Where the intensity comes from; `verified_direct` and `verified_indirect`: that one is verified, the other a default value.
         * @enum {string}
         */
        readonly IntensitySource: "verified" | "verified_direct" | "verified_indirect" | "default_country_year" | "default_other_countries_year";
        /**
         * @description tCO2e per tonne of goods, as an accredited verifier confirmed it. A plain decimal with a point.
         * @example 1.95
         */
        readonly IntensityText: string;
        /** @description An invoice that was made, with its documents. */
        readonly Invoice: {
            /** @description UUID of the invoice. */
            readonly id: string;
            /** @description Reference that people read to each other, such as `INV-2026-7K3M9Q`. */
            readonly shortId: string;
            readonly documents: readonly components["schemas"]["InvoiceDocument"][];
        };
        /** @description A shipment as its customs documents describe it. Money is in `currency`. */
        readonly InvoiceData: {
            readonly invoiceNumber: components["schemas"]["InvoiceNumber"];
            readonly invoiceDate: components["schemas"]["Day"];
            readonly currency: components["schemas"]["Currency"];
            readonly incoterms: components["schemas"]["Incoterm"];
            readonly transportMode: components["schemas"]["TransportMode"];
            readonly portOfLoading?: components["schemas"]["Port"];
            readonly portOfDischarge?: components["schemas"]["Port"];
            readonly shipper: components["schemas"]["Party"];
            readonly consignee: components["schemas"]["Party"];
            /**
             * LineItems
             * @description 1 to 500 lines of goods.
             */
            readonly lineItems: readonly components["schemas"]["LineItem"][];
            readonly freight?: components["schemas"]["Amount"];
            readonly insurance?: components["schemas"]["Amount"];
            readonly otherCharges?: components["schemas"]["Amount"];
            readonly totalDeclaredValue: components["schemas"]["Amount"];
            readonly declarationText?: components["schemas"]["Declaration"];
            readonly primaryDocument: components["schemas"]["PrimaryDocument"];
            /**
             * EachOnce
             * @description The documents that go with the primary one, each once; may be empty.
             */
            readonly additionalDocuments: readonly components["schemas"]["AdditionalDocument"][];
            readonly validUntil?: components["schemas"]["Day"];
            readonly proformaPurpose?: components["schemas"]["ProformaPurpose"];
            readonly manufacturerSameAsShipper?: components["schemas"]["Flag"];
            readonly manufacturer?: components["schemas"]["Party"];
            readonly originStatement?: components["schemas"]["OriginStatement"];
            readonly countryOfDispatch?: components["schemas"]["CountryAlpha2"];
            readonly countryOfDestination?: components["schemas"]["CountryAlpha2"];
            readonly incotermsPlace?: components["schemas"]["IncotermsPlace"];
            readonly buyer?: components["schemas"]["Party"];
            readonly importer?: components["schemas"]["Party"];
            readonly notify?: components["schemas"]["Party"];
            readonly paymentTerms?: components["schemas"]["PaymentTerms"];
            readonly references?: components["schemas"]["InvoiceReferences"];
            readonly transport?: components["schemas"]["TransportDetails"];
            readonly reasonForExport?: components["schemas"]["ReasonForExport"];
            /** @description Charges beside freight, insurance and otherCharges; they count in totalDeclaredValue. */
            readonly charges?: readonly components["schemas"]["NamedAmount"][];
            /** @description Discounts; they are taken off in totalDeclaredValue. */
            readonly discounts?: readonly components["schemas"]["NamedAmount"][];
            readonly signatory?: components["schemas"]["Signatory"];
            readonly rexNumber?: components["schemas"]["RexNumber"];
            readonly certificate?: components["schemas"]["CertificateDetails"];
            readonly showPacking?: components["schemas"]["Flag"];
        };
        /** @description A document of an invoice, behind a link. */
        readonly InvoiceDocument: {
            /**
             * @description Which document it is.
             * @enum {string}
             */
            readonly type: "commercial" | "proforma" | "packing-list" | "certificate-of-origin";
            /** @description Signed link to the PDF: all that a reader needs. */
            readonly signedUrl: string;
            /** @description Seconds for which the link is good. */
            readonly expiresIn: components["schemas"]["NonNegative"];
        };
        /**
         * @description The caller's own number of the invoice. It is text of 1 to 70 characters.
         * @example AE-2026-0117
         */
        readonly InvoiceNumber: string;
        /** @description Numbers of the order, the contract and the letter of credit. */
        readonly InvoiceReferences: {
            readonly order?: components["schemas"]["ReferenceNumber"];
            readonly contract?: components["schemas"]["ReferenceNumber"];
            readonly letterOfCredit?: components["schemas"]["ReferenceNumber"];
        };
        /** @description A shipment and what to make of it. */
        readonly InvoiceRequest: {
            readonly invoiceData: components["schemas"]["InvoiceData"];
            /**
             * EachOnce
             * @description Which documents to make, each once; the primary one and the additional ones when it is left out.
             */
            readonly documents?: readonly components["schemas"]["DocumentType"][];
            /** @description Where the documents are sent; the account's address when it is left out; null: nowhere. */
            readonly email?: components["schemas"]["EmailAddress"] | null;
        };
        /** @description Issues and warnings of an invoice request. */
        readonly InvoiceValidation: {
            /** @description Whether `POST /api/v1/invoices` would make the documents. */
            readonly valid: boolean;
            /** @description Why it would refuse the request: every issue at once, at most a hundred. */
            readonly issues: readonly components["schemas"]["Issue"][];
            /** @description What is accepted and customs may ask about, at most a hundred; it is there beside issues too. */
            readonly warnings: readonly components["schemas"]["Issue"][];
        };
        /** @description One wrong input. */
        readonly Issue: {
            /** @description Name of the query parameter, header or column; JSON Pointer (RFC 6901) of a body's member; empty for the whole. */
            readonly path: string;
            /**
             * @description Kind of the mistake, for programs.
             * @enum {string}
             */
            readonly code: "missing" | "unknown" | "format" | "range" | "choice" | "ambiguous" | "conflict" | "duplicate" | "length" | "unprintable" | "unreadable";
            /** @description What was wrong, with which value, and what would be right. */
            readonly message: string;
            /** @description The right value, where it is known. */
            readonly suggestion?: string;
        };
        /**
         * @description Net mass in kilograms, above 0.
         * @example 24500
         */
        readonly Kilograms: number;
        /**
         * @description The caller's own name for the line; printed nowhere.
         * @example line-1
         */
        readonly LineId: string;
        /** @description One line of goods. Packages, weights, dimensions and marks are read where a packing list or a certificate of origin is made or the invoice shows packing, and ignored otherwise. */
        readonly LineItem: {
            readonly id: components["schemas"]["LineId"];
            readonly description: components["schemas"]["GoodsDescription"];
            readonly hsCode: components["schemas"]["HsCode"];
            readonly countryOfOrigin: components["schemas"]["CountryAlpha2"];
            readonly quantity: components["schemas"]["GoodsQuantity"];
            readonly unit: components["schemas"]["Unit"];
            readonly unitCode?: components["schemas"]["UnitCode"];
            readonly unitPrice: components["schemas"]["Amount"];
            readonly totalValue: components["schemas"]["Amount"];
            readonly eccn?: components["schemas"]["Eccn"];
            readonly packages?: components["schemas"]["PackageCount"];
            readonly packageKind?: components["schemas"]["PackageKind"];
            readonly netWeightKg?: components["schemas"]["Kilograms"];
            readonly grossWeightKg?: components["schemas"]["Kilograms"];
            readonly dimensionsCm?: components["schemas"]["Dimensions"];
            readonly marksAndNumbers?: components["schemas"]["MarksAndNumbers"];
        };
        /**
         * @description What stands on the packages. It is text of 1 to 300 characters on at most 10 lines.
         * @example BI-0117/1-24
         */
        readonly MarksAndNumbers: string;
        /**
         * @description Energy in MWh, above 0: instead of `tonnage`, for electricity (CN 2716 00 00) only.
         * @example 1000
         */
        readonly MegawattHours: number;
        /**
         * @description Energy in MWh, above 0: instead of `tonnage`, for electricity (CN 2716 00 00) only. A plain decimal with a point.
         * @example 1000
         */
        readonly MegawattHoursText: string;
        /** @description An amount with what it is for, in the invoice's currency. */
        readonly NamedAmount: {
            readonly name: components["schemas"]["NamedAmountName"];
            readonly amount: components["schemas"]["Amount"];
        };
        /**
         * @description What a charge or discount is for. It is text of 1 to 60 characters.
         * @example Documents
         */
        readonly NamedAmountName: string;
        readonly NonNegative: number;
        /** @description It is not, or anything is wrong: the answer doesn't say what. */
        readonly NotVerified: {
            /** @enum {boolean} */
            readonly ok: false;
        };
        /** @description An OpenAPI 3.1 document. */
        readonly OpenApiDocument: {
            readonly [key: string]: unknown;
        };
        /**
         * @description Statement on the origin of the goods. It is text of 1 to 1000 characters on at most 10 lines.
         * @example The exporter declares that the goods originate in China.
         */
        readonly OriginStatement: string;
        /**
         * @description How many packages the line fills.
         * @example 24
         */
        readonly PackageCount: number;
        /**
         * @description Kind of the packages: code of UN/ECE Recommendation 21.
         * @example CT
         */
        readonly PackageKind: string;
        /** @description Someone named on a document. */
        readonly Party: {
            readonly name: components["schemas"]["PartyName"];
            readonly address: components["schemas"]["PostalAddress"];
            readonly city: components["schemas"]["City"];
            readonly state?: components["schemas"]["State"];
            readonly zip: components["schemas"]["PostalCode"];
            readonly country: components["schemas"]["CountryAlpha2"];
            readonly phone?: components["schemas"]["Phone"];
            readonly email?: components["schemas"]["EmailAddress"];
            readonly taxId?: components["schemas"]["TaxId"];
            readonly eori?: components["schemas"]["Eori"];
            readonly vatId?: components["schemas"]["VatId"];
        };
        /**
         * @description Name of a company or person. It is text of 1 to 200 characters.
         * @example Acme Export Ltd
         */
        readonly PartyName: string;
        /**
         * @description When and how the goods are paid. It is text of 1 to 300 characters.
         * @example 30 days net
         */
        readonly PaymentTerms: string;
        /** @description What the rows of one period come to. */
        readonly PeriodSummary: {
            /** @description Quarter (`2026-Q1`) or ISO week (`2027-W01`) of import; a year for rows that gave no day. */
            readonly period: string;
            /** @description Rows with figures. */
            readonly rows: components["schemas"]["NonNegative"];
            /** @description Sum of the rows' printed net emissions, exact, tCO2e. */
            readonly net_emissions_t: number;
            /** @description Sum of the rows' printed net costs, exact, EUR. */
            readonly net_cost_eur: number;
        };
        /**
         * @description Telephone number. It is text of 1 to 50 characters.
         * @example +86 21 5555 0100
         */
        readonly Phone: string;
        /**
         * @description Port or place of loading or discharge. It is text of 1 to 120 characters.
         * @example Shanghai, China
         */
        readonly Port: string;
        /**
         * @description Street and house. It is text of 1 to 300 characters on at most 5 lines.
         * @example Building 7, 1200 Pudong Avenue
         */
        readonly PostalAddress: string;
        /**
         * @description Postal code. It is text of at most 20 characters, empty where the country has no postal codes.
         * @example 200135
         */
        readonly PostalCode: string;
        /** @description Goods that went into a complex good. */
        readonly PrecursorRequest: {
            readonly cn_code: components["schemas"]["CnCode"];
            readonly origin_country?: components["schemas"]["CountryAlpha3"];
            readonly production_route?: components["schemas"]["ProductionRoute"];
            readonly tonnes_per_tonne: components["schemas"]["TonnesPerTonne"];
            readonly free_allocation_t_per_t?: components["schemas"]["FreeAllocationPerTonne"];
        };
        /**
         * @description The document that carries the prices.
         * @example commercial
         * @enum {string}
         */
        readonly PrimaryDocument: "commercial" | "proforma";
        /** @description What went wrong (RFC 9457), with the sentence as `error`. */
        readonly Problem: {
            /** @description What was wrong, with which value, and what would be right: a sentence for people. */
            readonly error: string;
            /** @description Address of a page about this kind of problem (RFC 9457). */
            readonly type: string;
            /** @description The kind of problem in a few words. */
            readonly title: string;
            /** @description The HTTP status. */
            readonly status: number;
            /** @description The same sentence as `error`. */
            readonly detail: string;
            /** @description Id of the call, as in the header `X-Request-Id`: quote it when you ask about it. */
            readonly request_id: string;
            /** @description Every wrong input, at most a hundred. */
            readonly issues?: readonly components["schemas"]["Issue"][];
        };
        /**
         * @description Letter of a production route as `GET /api/v1/cbam/routes` lists them, with or without brackets; `default` where the figures don't depend on it. Longer text is cut to 8 characters.
         * @example (C)
         */
        readonly ProductionRoute: string;
        /** @description A production route and its default values. */
        readonly ProductionRouteValue: {
            /** @description Route code such as `(C)`; `default` where the values don't depend on the route. */
            readonly production_route: string;
            /** @description What the letter stands for. */
            readonly description: string;
            /** @description Total default value with the year's mark-up, tCO2e per tonne. */
            readonly value_for_year: number;
            /** @description Direct part with mark-up, for information, tCO2e per tonne. */
            readonly direct_t_per_t: number;
            /** @description Indirect part with mark-up, for information, tCO2e per tonne. */
            readonly indirect_t_per_t: number;
            /** @enum {string} */
            readonly source: "eu_default";
            /**
             * @description `other_countries`: the act has no line for the country, so the row of all other countries applies.
             * @enum {string}
             */
            readonly match_quality: "country" | "other_countries";
            /**
             * @description Only for electricity, whose figures are per MWh.
             * @enum {string}
             */
            readonly unit?: "tCO2e/MWh";
        };
        /** @description Production routes of a CN code and origin. */
        readonly ProductionRoutes: {
            /** @description CN code, 8 digits. */
            readonly cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            readonly country_iso3: string;
            /** @description Year that the values are of. */
            readonly year: number;
            /** @description None: verified values must be given to calculate; one: it is implied there. */
            readonly routes: readonly components["schemas"]["ProductionRouteValue"][];
            /** @description Routes that a verified value may name, beside those of `routes`: every one with a benchmark for the year. */
            readonly benchmark_routes: readonly components["schemas"]["BenchmarkRoute"][];
            /** @description Why there are no routes. */
            readonly message?: string;
            /** @description Version of the default values that the answer is made from. */
            readonly dataset_version: string;
            readonly disclosure: components["schemas"]["Disclosure"];
        };
        /**
         * @description What a proforma invoice is for. It is text of 1 to 200 characters.
         * @example Samples for trial
         */
        readonly ProformaPurpose: string;
        /** @description A key that signs, or signed, reports. */
        readonly PublishedKey: {
            /** @enum {string} */
            readonly kty: "OKP";
            /** @enum {string} */
            readonly crv: "Ed25519";
            /** @description The public key, base64url. */
            readonly x: string;
            /** @description Thumbprint of the key (RFC 7638). */
            readonly kid: string;
            /** @enum {string} */
            readonly use: "sig";
            /** @enum {string} */
            readonly alg: "EdDSA";
            /** Format: date-time */
            readonly created_at: string;
            readonly retired_at: string | null;
        };
        /** @description A published price with the days of import that it applies to. */
        readonly PublishedPrice: {
            /** @description Quarter (`2026-Q1`) or, from 2027, ISO week (`2027-W01`) that the price is of. */
            readonly period: string;
            /** @description EUR per tCO2e. */
            readonly price_eur_per_tco2e: number;
            /**
             * Format: date
             * @description Day of publication; the price counts from that day.
             */
            readonly published_at: string;
            readonly first_day: string | null;
            readonly last_day: string | null;
        };
        /** @description A value that was not sent in its strict form. */
        readonly ReadAs: {
            /** @description Name of the column, or of the row's member. */
            readonly path: string;
            /** @description The value as it was sent, cut where it is long. */
            readonly sent: string;
            /** @description What it was taken for, in the strict form. */
            readonly read: string;
            /** @description Why, where the strict form alone doesn't tell. */
            readonly because?: string;
        };
        /** @description Whether the service can do its work. */
        readonly Readiness: {
            /** @enum {string} */
            readonly status: "ready";
        };
        /**
         * @description Why the goods are exported: sale, repair, sample, return. It is text of 1 to 120 characters.
         * @example Sale
         */
        readonly ReasonForExport: string;
        /** @description Whether the goods need an authorised declarant. */
        readonly Recommendation: {
            /** @description Whether an authorised CBAM declarant is needed. */
            readonly needs_authorised_declarant: boolean;
            /** @description Why, with the article. */
            readonly rationale: string;
        };
        /**
         * @description Number of a paper that the shipment rests on. It is text of 1 to 70 characters.
         * @example PO-4711
         */
        readonly ReferenceNumber: string;
        /** @description A calculation with the caller's own reference. */
        readonly ReferencedCalculation: {
            /** @description The caller's own reference. */
            readonly client_ref?: string;
            readonly status: components["schemas"]["CalculationStatus"];
            /** @description CN code, 8 digits. */
            readonly cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            readonly origin_country_iso3: string;
            /** @description Net mass in tonnes; of electricity MWh, as `mwh`. */
            readonly tonnage: number;
            /** @description Only for electricity: energy in MWh. */
            readonly mwh?: number;
            /** @description Day of import, or the year where only that was given. */
            readonly import: string;
            /** @description Whether CBAM reaches the goods of this origin. */
            readonly in_scope: boolean;
            readonly sector: components["schemas"]["Sector"];
            /** @description Route that the figures are of. */
            readonly production_route: string | null;
            /** @description Direct emissions, tCO2e. */
            readonly direct_emissions_t: number | null;
            /** @description Indirect emissions, tCO2e. */
            readonly indirect_emissions_t: number | null;
            /** @description Free allocation that is taken off, tCO2e. */
            readonly free_allocation_t: number | null;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            readonly net_emissions_t: number | null;
            readonly certificate_price: components["schemas"]["CertificatePrice"] | null;
            /** @description Net emissions times the certificate price, EUR. */
            readonly gross_cost_eur: number | null;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            readonly origin_carbon_deduction_eur: number | null;
            /** @description Gross cost less the deduction, EUR. */
            readonly net_cost_eur: number | null;
            readonly intensity_source: components["schemas"]["IntensitySource"] | null;
            /** @description Why there are no figures, and what would be needed. */
            readonly message?: string;
            /** @description The routes to choose from, where the route is missing. */
            readonly production_routes?: readonly components["schemas"]["ProductionRouteValue"][];
            /** @description What a reader of the figures should know. */
            readonly notes: readonly string[];
            /** @description With `explain`: every term with its source. */
            readonly trace?: readonly components["schemas"]["TraceTerm"][];
            readonly versions: components["schemas"]["Versions"];
            readonly sources: readonly components["schemas"]["Citation"][];
            /** @description Version of the default values that the answer is made from. */
            readonly dataset_version: string;
            readonly disclosure: components["schemas"]["Disclosure"];
        };
        /** @description A calculation with number, date, hash and signature. */
        readonly Report: {
            /** @description UUID of the report. */
            readonly id: string;
            /** @description Number as it is printed: `CBAM-<id>`, of a bulk row `BULK-<id>-R<row>`. */
            readonly report_number: string;
            /**
             * @description Only an `issued` report verifies; a `specimen` was made with a test key.
             * @enum {string}
             */
            readonly status: "draft" | "unpaid" | "issued" | "specimen";
            /**
             * Format: date
             * @description Day of issue; of a draft, the day that it was made.
             */
            readonly issued_at: string;
            /** @description The caller's own reference. */
            readonly client_ref: string | null;
            /** @description SHA-256 of the content as RFC 8785 canonical JSON, lower-case hex. */
            readonly content_hash: string;
            /** @description Id of the key that signed, as `/.well-known/cbam-report-keys.json` lists it. */
            readonly key_id: string;
            /** @description Ed25519 signature over the hash's hex digits, base64url. */
            readonly signature: string;
            /** @description Page on which anyone can have the report verified. */
            readonly verify_url: string;
            /** @description Relative signed link to the PDF, good for an hour. */
            readonly download_url: string;
            readonly calculation: components["schemas"]["Calculation"];
            /** @description Version of the default values that the answer is made from. */
            readonly dataset_version: string;
            readonly disclosure: components["schemas"]["Disclosure"];
        };
        /** @description A JSON Web Key Set (RFC 7517, section 5). */
        readonly ReportKeys: {
            readonly keys: readonly components["schemas"]["PublishedKey"][];
        };
        /**
         * @description Most rows whose reports the archive holds; all when it is left out.
         * @example 1
         */
        readonly ReportLimit: string;
        /** @description One shipment to report; `draft`: the report is not issued yet and does not verify. */
        readonly ReportRequest: {
            readonly cn_code: components["schemas"]["CnCode"];
            readonly origin_country: components["schemas"]["CountryAlpha3"];
            readonly tonnage?: components["schemas"]["Tonnes"];
            readonly mwh?: components["schemas"]["MegawattHours"];
            readonly client_ref?: components["schemas"]["ClientRef"];
            readonly production_route?: components["schemas"]["ProductionRoute"];
            readonly verified_direct_intensity?: components["schemas"]["Intensity"];
            readonly verified_indirect_intensity?: components["schemas"]["Intensity"];
            readonly origin_carbon_price_eur_per_t?: components["schemas"]["CarbonPrice"];
            readonly precursors?: readonly components["schemas"]["PrecursorRequest"][];
            readonly assume_cscf?: components["schemas"]["CorrectionFactor"];
            readonly import?: components["schemas"]["ImportDay"];
            readonly explain?: components["schemas"]["Flag"];
            readonly dataset_version?: components["schemas"]["DatasetVersion"];
            readonly as_of?: components["schemas"]["AsOf"];
            readonly draft?: components["schemas"]["Flag"];
        };
        /**
         * @description The exporter's number in the European Union's system of registered exporters: country, REX, number.
         * @example FIREX12345678
         */
        readonly RexNumber: string;
        /**
         * @description Most rows of the page, up to 1000; 100 when it is left out, and all rows where the answer is a table.
         * @example 1
         */
        readonly RowLimit: string;
        /**
         * @description Rows to leave out, from the first one; 0 when it is left out.
         * @example 0
         */
        readonly RowOffset: string;
        /** @description Whether a CN code is in scope of CBAM. */
        readonly Scope: {
            /** @description CN code, 8 digits. */
            readonly cn_code: string;
            /** @description Country as it was sent. */
            readonly country: string | null;
            /** @description Whether the CN code is in scope of CBAM. */
            readonly in_scope: boolean;
            /** @description True where the eight digits alone don't decide, or the tables don't have the code. */
            readonly needs_manual_check: boolean;
            readonly sector: components["schemas"]["Sector"];
            /** @description The sector's name. */
            readonly sector_label: string;
            /** @description What the CN code covers. */
            readonly description: string;
            readonly nca: components["schemas"]["CompetentAuthority"] | null;
            readonly recommendation: components["schemas"]["Recommendation"] | null;
            readonly sources: readonly components["schemas"]["Citation"][];
            /** @description The act that decides. */
            readonly regulation_ref: string;
            /** @description Version of the default values that the answer is made from. */
            readonly dataset_version: string;
            readonly disclosure: components["schemas"]["Disclosure"];
        };
        /**
         * @description Numbers of the seals. It is text of 1 to 300 characters.
         * @example CN0471182
         */
        readonly SealNumbers: string;
        /** @description A CN code that was found. */
        readonly SearchItem: {
            /** @description CN code, 8 digits; a heading is filled up with zeros. */
            readonly cn_code: string;
            readonly sector: components["schemas"]["Sector"];
            /** @description What the code covers. */
            readonly description: string;
            /**
             * @description The typed code isn't in the tables: this is its heading.
             * @enum {string}
             */
            readonly match_kind?: "chapter_fallback";
            /** @description The code that was typed, on fall-back results. */
            readonly user_typed_cn?: string;
        };
        /**
         * @description 1 to 100 characters: a CN code or its first digits, or words for goods.
         * @example stainless wire
         */
        readonly SearchQuery: string;
        /** @description CN codes that were found. */
        readonly SearchResults: {
            /** @description At most twelve codes, the best first. */
            readonly results: readonly components["schemas"]["SearchItem"][];
            /** @description Why nothing was found, or that CBAM does not cover the code that was asked for. */
            readonly message?: string;
            /** @description Version of the default values that the answer is made from. */
            readonly dataset_version: string;
            readonly disclosure: components["schemas"]["Disclosure"];
        };
        /**
         * @description Sector of Annex I of Regulation (EU) 2023/956; `none`: not covered.
         * @enum {string}
         */
        readonly Sector: "cement" | "electricity" | "fertilisers" | "iron_steel" | "aluminium" | "hydrogen" | "none";
        /** @description An edition of the tables that every data set shares, with versions and hashes. */
        readonly SharedTables: {
            /**
             * Format: date
             * @description First day on which the service answers with it.
             */
            readonly in_force_from: string;
            readonly tables: {
                readonly benchmarks: components["schemas"]["TableVersion"];
                readonly factors: components["schemas"]["TableVersion"];
                readonly annex_i: components["schemas"]["TableVersion"];
                readonly goods: components["schemas"]["TableVersion"];
                readonly exempt_origins: components["schemas"]["TableVersion"];
                readonly production_routes: components["schemas"]["TableVersion"];
                readonly thresholds: components["schemas"]["TableVersion"];
                readonly competent_authorities: components["schemas"]["TableVersion"];
            };
        };
        /** @description A row's calculation, asked with `sources=short`. */
        readonly ShortBulkRowCalculation: {
            readonly status: components["schemas"]["CalculationStatus"];
            /** @description CN code, 8 digits. */
            readonly cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            readonly origin_country_iso3: string;
            /** @description Net mass in tonnes; of electricity MWh, as `mwh`. */
            readonly tonnage: number;
            /** @description Only for electricity: energy in MWh. */
            readonly mwh?: number;
            /** @description Day of import, or the year where only that was given. */
            readonly import: string;
            /** @description Whether CBAM reaches the goods of this origin. */
            readonly in_scope: boolean;
            readonly sector: components["schemas"]["Sector"];
            /** @description Route that the figures are of. */
            readonly production_route: string | null;
            /** @description Direct emissions, tCO2e. */
            readonly direct_emissions_t: number | null;
            /** @description Indirect emissions, tCO2e. */
            readonly indirect_emissions_t: number | null;
            /** @description Free allocation that is taken off, tCO2e. */
            readonly free_allocation_t: number | null;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            readonly net_emissions_t: number | null;
            readonly certificate_price: components["schemas"]["CertificatePrice"] | null;
            /** @description Net emissions times the certificate price, EUR. */
            readonly gross_cost_eur: number | null;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            readonly origin_carbon_deduction_eur: number | null;
            /** @description Gross cost less the deduction, EUR. */
            readonly net_cost_eur: number | null;
            readonly intensity_source: components["schemas"]["IntensitySource"] | null;
            /** @description Why there are no figures, and what would be needed. */
            readonly message?: string;
            /** @description The routes to choose from, where the route is missing. */
            readonly production_routes?: readonly components["schemas"]["ProductionRouteValue"][];
            /** @description What a reader of the figures should know. */
            readonly notes: readonly string[];
            /** @description With `explain`: every term with its source. */
            readonly trace?: readonly components["schemas"]["TraceTerm"][];
            /** @description Version of the default values that the answer is made from. */
            readonly dataset_version: string;
            /** @description Position of the row's sources in the answer's `source_lists`, from 0. */
            readonly source_list: components["schemas"]["NonNegative"];
        };
        /** @description A calculation asked with `sources=short`: figures and notes, without the acts. */
        readonly ShortCalculation: {
            readonly status: components["schemas"]["CalculationStatus"];
            /** @description CN code, 8 digits. */
            readonly cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            readonly origin_country_iso3: string;
            /** @description Net mass in tonnes; of electricity MWh, as `mwh`. */
            readonly tonnage: number;
            /** @description Only for electricity: energy in MWh. */
            readonly mwh?: number;
            /** @description Day of import, or the year where only that was given. */
            readonly import: string;
            /** @description Whether CBAM reaches the goods of this origin. */
            readonly in_scope: boolean;
            readonly sector: components["schemas"]["Sector"];
            /** @description Route that the figures are of. */
            readonly production_route: string | null;
            /** @description Direct emissions, tCO2e. */
            readonly direct_emissions_t: number | null;
            /** @description Indirect emissions, tCO2e. */
            readonly indirect_emissions_t: number | null;
            /** @description Free allocation that is taken off, tCO2e. */
            readonly free_allocation_t: number | null;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            readonly net_emissions_t: number | null;
            readonly certificate_price: components["schemas"]["CertificatePrice"] | null;
            /** @description Net emissions times the certificate price, EUR. */
            readonly gross_cost_eur: number | null;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            readonly origin_carbon_deduction_eur: number | null;
            /** @description Gross cost less the deduction, EUR. */
            readonly net_cost_eur: number | null;
            readonly intensity_source: components["schemas"]["IntensitySource"] | null;
            /** @description Why there are no figures, and what would be needed. */
            readonly message?: string;
            /** @description The routes to choose from, where the route is missing. */
            readonly production_routes?: readonly components["schemas"]["ProductionRouteValue"][];
            /** @description What a reader of the figures should know. */
            readonly notes: readonly string[];
            /** @description With `explain`: every term with its source. */
            readonly trace?: readonly components["schemas"]["TraceTerm"][];
            /** Format: date-time */
            readonly as_of: string;
            /** @description Path under which the acts of every data set are named. */
            readonly sources_url: string;
            /** @description Version of the default values that the answer is made from. */
            readonly dataset_version: string;
            readonly disclosure: components["schemas"]["ShortDisclosure"];
        };
        /** @description The disclosure without the list of acts. */
        readonly ShortDisclosure: {
            /** @enum {boolean} */
            readonly informational_only: true;
            /** @description What the answer does not replace. */
            readonly statement: string;
            /** @description Version of the default values that the answer is made from. */
            readonly dataset_version: string;
            /** Format: date-time */
            readonly generated_at: string;
        };
        /** @description A short calculation with the caller's own reference. */
        readonly ShortReferencedCalculation: {
            /** @description The caller's own reference. */
            readonly client_ref?: string;
            readonly status: components["schemas"]["CalculationStatus"];
            /** @description CN code, 8 digits. */
            readonly cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            readonly origin_country_iso3: string;
            /** @description Net mass in tonnes; of electricity MWh, as `mwh`. */
            readonly tonnage: number;
            /** @description Only for electricity: energy in MWh. */
            readonly mwh?: number;
            /** @description Day of import, or the year where only that was given. */
            readonly import: string;
            /** @description Whether CBAM reaches the goods of this origin. */
            readonly in_scope: boolean;
            readonly sector: components["schemas"]["Sector"];
            /** @description Route that the figures are of. */
            readonly production_route: string | null;
            /** @description Direct emissions, tCO2e. */
            readonly direct_emissions_t: number | null;
            /** @description Indirect emissions, tCO2e. */
            readonly indirect_emissions_t: number | null;
            /** @description Free allocation that is taken off, tCO2e. */
            readonly free_allocation_t: number | null;
            /** @description What certificates are due for: embedded emissions less free allocation, tCO2e. */
            readonly net_emissions_t: number | null;
            readonly certificate_price: components["schemas"]["CertificatePrice"] | null;
            /** @description Net emissions times the certificate price, EUR. */
            readonly gross_cost_eur: number | null;
            /** @description What was paid in the country of origin and is taken off, EUR. */
            readonly origin_carbon_deduction_eur: number | null;
            /** @description Gross cost less the deduction, EUR. */
            readonly net_cost_eur: number | null;
            readonly intensity_source: components["schemas"]["IntensitySource"] | null;
            /** @description Why there are no figures, and what would be needed. */
            readonly message?: string;
            /** @description The routes to choose from, where the route is missing. */
            readonly production_routes?: readonly components["schemas"]["ProductionRouteValue"][];
            /** @description What a reader of the figures should know. */
            readonly notes: readonly string[];
            /** @description With `explain`: every term with its source. */
            readonly trace?: readonly components["schemas"]["TraceTerm"][];
            /** Format: date-time */
            readonly as_of: string;
            /** @description Path under which the acts of every data set are named. */
            readonly sources_url: string;
            /** @description Version of the default values that the answer is made from. */
            readonly dataset_version: string;
            readonly disclosure: components["schemas"]["ShortDisclosure"];
        };
        /** @description Who signs, where and when. */
        readonly Signatory: {
            readonly name: components["schemas"]["SignatoryName"];
            readonly position?: components["schemas"]["SignatoryPosition"];
            readonly place?: components["schemas"]["SignatoryPlace"];
            readonly date?: components["schemas"]["Day"];
        };
        /**
         * @description Name of the person who signs. It is text of 1 to 100 characters.
         * @example Chen Wei
         */
        readonly SignatoryName: string;
        /**
         * @description Where the documents are signed. It is text of 1 to 100 characters.
         * @example Shanghai
         */
        readonly SignatoryPlace: string;
        /**
         * @description What the person who signs is at the company. It is text of 1 to 100 characters.
         * @example Export manager
         */
        readonly SignatoryPosition: string;
        /**
         * @description How much law the answer carries. `full`, and when it is left out: every calculation with its sources, versions and legal basis. `short`: the figures, the notes and where the sources stand; of many rows, the sources once.
         * @example short
         * @enum {string}
         */
        readonly SourcesForm: "short" | "full";
        /**
         * @description State, province or emirate. It is text of 1 to 100 characters.
         * @example Rheinland-Pfalz
         */
        readonly State: string;
        /** @description A row as it was answered, with its report. */
        readonly StoredBulkRow: {
            /** @description Position in `shipments`, from 0. */
            readonly row_index: components["schemas"]["NonNegative"];
            /** @description The caller's own reference. */
            readonly client_ref: string | null;
            /**
             * @description State of the row.
             * @enum {string}
             */
            readonly calc_status: "ok" | "out_of_scope" | "needs_data" | "error";
            /** @description Id of the row's report. */
            readonly report_id: string;
            /** @description Number of the row's report, as it is printed. */
            readonly report_number: string;
            /** @description Relative signed link to the report's PDF, good for an hour; null where the row has none. */
            readonly download_url: string | null;
            readonly input: components["schemas"]["BulkRowInput"];
            readonly output: components["schemas"]["BulkRowCalculation"] | components["schemas"]["ShortBulkRowCalculation"] | components["schemas"]["BulkRowError"];
        };
        /** @description What a table is told apart by. */
        readonly TableVersion: {
            /** @description Version of the table: a day. */
            readonly version: string;
            /** @description SHA-256 of its bytes, lower-case hex. */
            readonly sha256: string;
        };
        /**
         * @description VAT, EIN, EORI or the like. It is text of 1 to 50 characters.
         * @example DE000000000
         */
        readonly TaxId: string;
        /**
         * @description Net mass in tonnes, above 0.
         * @example 24.5
         */
        readonly Tonnes: number;
        /**
         * @description Tonnes of the precursor in a tonne of goods.
         * @example 1.08642
         */
        readonly TonnesPerTonne: number;
        /**
         * @description Net mass in tonnes, above 0. A plain decimal with a point.
         * @example 24.5
         */
        readonly TonnesText: string;
        /** @description One term on the way from the law's figures to the cost. */
        readonly TraceTerm: {
            /** @description Name of the term. */
            readonly term: string;
            /** @description What the term is, or the formula that made it. */
            readonly factor: string;
            /** @description Exact value, not rounded. */
            readonly value: number;
            /** @description Unit of the value. */
            readonly unit: string;
            readonly source: components["schemas"]["Citation"];
        };
        /** @description What carries the goods, as far as it is known. */
        readonly TransportDetails: {
            readonly waybillNumber?: components["schemas"]["WaybillNumber"];
            readonly containerNumbers?: components["schemas"]["ContainerNumbers"];
            readonly sealNumbers?: components["schemas"]["SealNumbers"];
            readonly vesselOrFlight?: components["schemas"]["VesselOrFlight"];
            readonly dateOfExport?: components["schemas"]["Day"];
        };
        /**
         * @description How the goods travel.
         * @example sea
         * @enum {string}
         */
        readonly TransportMode: "air" | "sea" | "road" | "courier";
        /**
         * @description What the quantity is counted in: pieces, kilograms, sets, metres, litres, boxes, pallets, packages.
         * @example PCS
         * @enum {string}
         */
        readonly Unit: "PCS" | "KG" | "SET" | "MTR" | "LTR" | "BOX" | "PAL" | "PKG";
        /**
         * @description Code of UN/ECE Recommendation 20, printed instead of `unit`.
         * @example TNE
         */
        readonly UnitCode: string;
        /**
         * @description Value added tax number. It is text of 1 to 30 characters.
         * @example DE123456789
         */
        readonly VatId: string;
        /** @description The report is genuine. */
        readonly Verified: {
            /** @enum {boolean} */
            readonly ok: true;
            readonly report: components["schemas"]["VerifiedReport"];
            /** @description Version of the default values that the answer is made from. */
            readonly dataset_version: string;
            readonly disclosure: components["schemas"]["Disclosure"];
        };
        /** @description What a report says. */
        readonly VerifiedReport: {
            /** @description Number as it is printed. */
            readonly report_number: string;
            /**
             * Format: date
             * @description Day of issue.
             */
            readonly issued_at: string;
            /** @description CN code, 8 digits. */
            readonly cn_code: string;
            /** @description Country of origin, ISO 3166-1 alpha-3. */
            readonly origin_country_iso3: string;
            /** @description Net mass in tonnes. */
            readonly tonnage: number;
            readonly sector: components["schemas"]["Sector"];
            /** @description Net cost, EUR. */
            readonly net_cost_eur: number | null;
            /** @description SHA-256 of the content as RFC 8785 canonical JSON, lower-case hex. */
            readonly content_hash: string;
            /** @description Relative signed link to the PDF, good for an hour. */
            readonly download_url: string;
            /**
             * @description Only on the published sample.
             * @enum {boolean}
             */
            readonly is_sample?: true;
        };
        /** @description What stands on the report. */
        readonly VerifyRequest: {
            /** @description UUID of the report, its printed number (`CBAM-<id>`, `BULK-<id>-R<row>`), or `sample`. */
            readonly reportId: string;
            /** @description Printed date: YYYY-MM-DD, DD/MM/YYYY, DD-MM-YYYY or DD.MM.YYYY; a day off is tolerated. */
            readonly issuedDate: string;
        };
        /** @description What an answer was made from. The same question with this `as_of` and, as `dataset_version`, the version of `dataset` has the same figures for ever. */
        readonly Versions: {
            /** Format: date-time */
            readonly as_of: string;
            readonly dataset: components["schemas"]["TableVersion"];
            readonly benchmarks: components["schemas"]["TableVersion"];
            readonly factors: components["schemas"]["TableVersion"];
            readonly annex_i: components["schemas"]["TableVersion"];
            readonly goods: components["schemas"]["TableVersion"];
            readonly exempt_origins: components["schemas"]["TableVersion"];
            readonly production_routes: components["schemas"]["TableVersion"];
            readonly electricity?: components["schemas"]["TableVersion"];
            readonly prices: components["schemas"]["TableVersion"];
        };
        /**
         * @description Vessel with its voyage, or flight. It is text of 1 to 70 characters.
         * @example MV Hamburg Express 026W
         */
        readonly VesselOrFlight: string;
        /**
         * @description Number of the air waybill, bill of lading or consignment note. It is text of 1 to 50 characters.
         * @example HLCUSHA2603ABCD1
         */
        readonly WaybillNumber: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly scope: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description A CN code of 8 digits such as "72083900".
                 * @example 72083900
                 */
                readonly cn: components["schemas"]["CnCode"];
                /**
                 * @description ISO 3166-1 alpha-2 country code, upper or lower case.
                 * @example DE
                 */
                readonly country?: components["schemas"]["CountryAlpha2"];
                /**
                 * @description Net mass in tonnes, above 0. A plain decimal with a point.
                 * @example 24.5
                 */
                readonly tonnage?: components["schemas"]["TonnesText"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Whether a CN code is in scope of CBAM. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cn_code": "72083900",
                     *       "country": "IE",
                     *       "in_scope": true,
                     *       "needs_manual_check": false,
                     *       "sector": "iron_steel",
                     *       "sector_label": "Iron and steel",
                     *       "description": "Hot-rolled coil, non-alloy steel, 600 mm or wider, not pickled, under 3 mm thick",
                     *       "nca": {
                     *         "country": "Ireland",
                     *         "authority": "Environmental Protection Agency (EPA)",
                     *         "email": "cbam@epa.ie",
                     *         "website": "https://www.epa.ie/our-services/licensing/climate-change/eu-carbon-border-adjustment-mechanism/",
                     *         "note": "The mailbox was seen on a consultancy's page, not on the authority's own.",
                     *         "source_url": "https://www.epa.ie/our-services/licensing/climate-change/eu-carbon-border-adjustment-mechanism/",
                     *         "source_accessed_at": "2026-11-20T00:00:00Z"
                     *       },
                     *       "recommendation": {
                     *         "needs_authorised_declarant": true,
                     *         "rationale": "The shipment alone exceeds the threshold of 50 t. The threshold counts the net mass of all CBAM goods that the importer brings in during the calendar year (Article 2a of Regulation (EU) 2023/956): an authorised CBAM declarant is needed (Article 5)."
                     *       },
                     *       "regulation_ref": "Regulation (EU) 2023/956, Annex I",
                     *       "dataset_version": "2026-08-06",
                     *       "sources": [
                     *         {
                     *           "label": "Regulation (EU) 2023/956, Annex I, as amended by Regulation (EU) 2025/2083",
                     *           "url": "https://eur-lex.europa.eu/eli/reg/2023/956/oj"
                     *         },
                     *         {
                     *           "label": "Regulation (EU) 2023/956, Article 2a, inserted by Regulation (EU) 2025/2083",
                     *           "url": "https://eur-lex.europa.eu/eli/reg/2025/2083/oj"
                     *         },
                     *         {
                     *           "label": "European Commission, list of the national competent authorities for CBAM",
                     *           "url": "https://taxation-customs.ec.europa.eu/carbon-border-adjustment-mechanism_en"
                     *         }
                     *       ],
                     *       "disclosure": {
                     *         "informational_only": true,
                     *         "statement": "This result is informational. It does not replace a CBAM authorisation, the decision of a national competent authority (NCA) or the opinion of an accredited verifier.",
                     *         "dataset_version": "2026-08-06",
                     *         "generated_at": "2026-11-20T12:00:00.000Z",
                     *         "legal_basis": [
                     *           {
                     *             "label": "Regulation (EU) 2023/956, Annex I, as amended by Regulation (EU) 2025/2083",
                     *             "url": "https://eur-lex.europa.eu/eli/reg/2023/956/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2026/1740",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2026/1740/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2620 (benchmarks and free-allocation adjustment)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Decision (EU) 2026/1862 (cross-sectoral correction factor 2026-2030)",
                     *             "url": "https://eur-lex.europa.eu/eli/dec_impl/2026/1862/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2548 (price of CBAM certificates)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2548/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2547 (calculation of embedded emissions)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2547/oj"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Scope"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly calculate: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description A CN code of 8 digits such as "72083900".
                 * @example 72083900
                 */
                readonly cn: components["schemas"]["CnCode"];
                /**
                 * @description ISO 3166-1 alpha-3 country code, upper or lower case; Kosovo is XKX.
                 * @example CHN
                 */
                readonly country: components["schemas"]["CountryAlpha3"];
                /**
                 * @description Net mass in tonnes, above 0. A plain decimal with a point.
                 * @example 24.5
                 */
                readonly tonnage?: components["schemas"]["TonnesText"];
                /**
                 * @description Energy in MWh, above 0: instead of `tonnage`, for electricity (CN 2716 00 00) only. A plain decimal with a point.
                 * @example 1000
                 */
                readonly mwh?: components["schemas"]["MegawattHoursText"];
                /**
                 * @description Day of import, YYYY-MM-DD, from 2026-01-01. Today (UTC) when it is left out.
                 * @example 2026-02-15
                 */
                readonly import?: components["schemas"]["ImportDay"];
                /**
                 * @description Letter of a production route as `GET /api/v1/cbam/routes` lists them, with or without brackets; `default` where the figures don't depend on it. Longer text is cut to 8 characters.
                 * @example (C)
                 */
                readonly production_route?: components["schemas"]["ProductionRoute"];
                /**
                 * @description tCO2e per tonne of goods, as an accredited verifier confirmed it. A plain decimal with a point.
                 * @example 1.95
                 */
                readonly verified_direct?: components["schemas"]["IntensityText"];
                /**
                 * @description tCO2e per tonne of goods, as an accredited verifier confirmed it. A plain decimal with a point.
                 * @example 1.95
                 */
                readonly verified_indirect?: components["schemas"]["IntensityText"];
                /**
                 * @description EUR per tCO2e that was paid in the country of origin. A plain decimal with a point.
                 * @example 12.5
                 */
                readonly origin_carbon?: components["schemas"]["CarbonPriceText"];
                /**
                 * @description True or false.
                 * @example true
                 */
                readonly explain?: components["schemas"]["FlagText"];
                /**
                 * @description How much law the answer carries. `full`, and when it is left out: every calculation with its sources, versions and legal basis. `short`: the figures, the notes and where the sources stand; of many rows, the sources once.
                 * @example short
                 */
                readonly sources?: components["schemas"]["SourcesForm"];
                /**
                 * @description Version of the default values to calculate with, as `GET /api/v1/cbam/datasets` lists them; the one in force when it is left out.
                 * @example 2026-08-06
                 */
                readonly dataset_version?: components["schemas"]["DatasetVersion"];
                /**
                 * @description Day whose law and prices answer, as they were known when it ended, or a time in UTC, as `versions.as_of` of an answer has it: with that and `dataset_version` the same question has the same figures for ever. Not after now; now when it is left out.
                 * @example 2026-11-20
                 */
                readonly as_of?: components["schemas"]["AsOf"];
                /**
                 * @description Cross-sectoral correction factor to assume for a year that has none yet (2031 to 2033), a share such as 1; the benchmarks of the last year go on then, and a note says so. A plain decimal with a point.
                 * @example 1
                 */
                readonly assume_cscf?: components["schemas"]["CorrectionFactorText"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One shipment: emissions, free allocation, certificate price and cost, each with its source. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "cn_code": "72083900",
                     *       "origin_country_iso3": "CHN",
                     *       "tonnage": 1,
                     *       "import": "2026-02-15",
                     *       "in_scope": true,
                     *       "sector": "iron_steel",
                     *       "production_route": "(C)",
                     *       "direct_emissions_t": 3.5057,
                     *       "indirect_emissions_t": 0,
                     *       "free_allocation_t": 1.33575,
                     *       "net_emissions_t": 2.16995,
                     *       "certificate_price": {
                     *         "period": "2026-Q1",
                     *         "price_eur_per_tco2e": 75.36,
                     *         "published_at": "2026-04-07"
                     *       },
                     *       "gross_cost_eur": 163.53,
                     *       "origin_carbon_deduction_eur": 0,
                     *       "net_cost_eur": 163.53,
                     *       "intensity_source": "default_country_year",
                     *       "notes": [],
                     *       "dataset_version": "2026-08-06",
                     *       "versions": {
                     *         "as_of": "2026-11-20T12:00:00.000Z",
                     *         "dataset": {
                     *           "version": "2026-08-06",
                     *           "sha256": "f170bb5b98f30cdddc1edd9a26be00276b0f01bf5d35bedb451baf9b6b7dcfad"
                     *         },
                     *         "goods": {
                     *           "version": "2026-11-21",
                     *           "sha256": "22ba48933246a3860e0831250eb093095b6f0620a8874e0c41ba1c32570d8a75"
                     *         },
                     *         "annex_i": {
                     *           "version": "2026-11-21",
                     *           "sha256": "2b6694f513538347dba73f1262f15d55e0561cdb78cc4f945f4cff2b735517db"
                     *         },
                     *         "benchmarks": {
                     *           "version": "2026-11-21",
                     *           "sha256": "b8940ee356f9319ca71321660c744613f8b0571527d4f40f61e9c5cd340f3ef0"
                     *         },
                     *         "factors": {
                     *           "version": "2026-11-21",
                     *           "sha256": "38f5f62abb9d5a198f1d67c8d1f8fa33ccdd0ecf9f90a95028b4c48ccff95959"
                     *         },
                     *         "production_routes": {
                     *           "version": "2026-11-21",
                     *           "sha256": "451ae8151039b8faa93cc079dd4a1b1fe9df59377694bc604fec4e7a4d0b1a6a"
                     *         },
                     *         "exempt_origins": {
                     *           "version": "2026-11-21",
                     *           "sha256": "9320bad7bedff4b2f94ebf3282da7bc244a75e95746f4a84f0c29f5e03d1bb3a"
                     *         },
                     *         "prices": {
                     *           "version": "2026-10-05",
                     *           "sha256": "cbe7d36b319f41e8ec4b36f84dc1d65344aa67f46483f78d1fc3fdcf1474b81b"
                     *         }
                     *       },
                     *       "sources": [
                     *         {
                     *           "label": "Regulation (EU) 2023/956, Annex I, as amended by Regulation (EU) 2025/2083",
                     *           "url": "https://eur-lex.europa.eu/eli/reg/2023/956/oj"
                     *         },
                     *         {
                     *           "label": "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
                     *           "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj"
                     *         },
                     *         {
                     *           "label": "Implementing Regulation (EU) 2026/1740",
                     *           "url": "https://eur-lex.europa.eu/eli/reg_impl/2026/1740/oj"
                     *         },
                     *         {
                     *           "label": "Implementing Regulation (EU) 2025/2620 Annex",
                     *           "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj"
                     *         },
                     *         {
                     *           "label": "Directive 2003/87/EC Art. 10a(1a)",
                     *           "url": "https://eur-lex.europa.eu/eli/dir/2003/87/oj"
                     *         },
                     *         {
                     *           "label": "Implementing Decision (EU) 2026/1862",
                     *           "url": "https://eur-lex.europa.eu/eli/dec_impl/2026/1862/oj"
                     *         },
                     *         {
                     *           "label": "Implementing Regulation (EU) 2025/2548 (price of CBAM certificates)",
                     *           "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2548/oj"
                     *         }
                     *       ],
                     *       "disclosure": {
                     *         "informational_only": true,
                     *         "statement": "This result is informational. It does not replace a CBAM authorisation, the decision of a national competent authority (NCA) or the opinion of an accredited verifier.",
                     *         "dataset_version": "2026-08-06",
                     *         "generated_at": "2026-11-20T12:00:00.000Z",
                     *         "legal_basis": [
                     *           {
                     *             "label": "Regulation (EU) 2023/956, Annex I, as amended by Regulation (EU) 2025/2083",
                     *             "url": "https://eur-lex.europa.eu/eli/reg/2023/956/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2026/1740",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2026/1740/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2620 (benchmarks and free-allocation adjustment)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Decision (EU) 2026/1862 (cross-sectoral correction factor 2026-2030)",
                     *             "url": "https://eur-lex.europa.eu/eli/dec_impl/2026/1862/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2548 (price of CBAM certificates)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2548/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2547 (calculation of embedded emissions)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2547/oj"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Calculation"] | components["schemas"]["ShortCalculation"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly calculateFromJson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "cn_code": "73181552",
                 *       "origin_country": "CHN",
                 *       "tonnage": 620,
                 *       "import": "2026-02-15",
                 *       "verified_direct_intensity": 3.7637,
                 *       "precursors": [
                 *         {
                 *           "cn_code": "72230019",
                 *           "tonnes_per_tonne": 1.08642
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["CalculationRequest"];
            };
        };
        readonly responses: {
            /** @description A calculation with the caller's own reference. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "cn_code": "73181552",
                     *       "origin_country_iso3": "CHN",
                     *       "tonnage": 620,
                     *       "import": "2026-02-15",
                     *       "in_scope": true,
                     *       "sector": "iron_steel",
                     *       "production_route": "(C)",
                     *       "direct_emissions_t": 2333.494,
                     *       "indirect_emissions_t": 0,
                     *       "free_allocation_t": 827.47859,
                     *       "net_emissions_t": 1506.01541,
                     *       "certificate_price": {
                     *         "period": "2026-Q1",
                     *         "price_eur_per_tco2e": 75.36,
                     *         "published_at": "2026-04-07"
                     *       },
                     *       "gross_cost_eur": 113493.32,
                     *       "origin_carbon_deduction_eur": 0,
                     *       "net_cost_eur": 113493.32,
                     *       "intensity_source": "verified_direct",
                     *       "notes": [
                     *         "The benchmark of this CN code does not depend on the production route (C)."
                     *       ],
                     *       "dataset_version": "2026-08-06",
                     *       "versions": {
                     *         "as_of": "2026-11-20T12:00:00.000Z",
                     *         "dataset": {
                     *           "version": "2026-08-06",
                     *           "sha256": "f170bb5b98f30cdddc1edd9a26be00276b0f01bf5d35bedb451baf9b6b7dcfad"
                     *         },
                     *         "goods": {
                     *           "version": "2026-11-21",
                     *           "sha256": "22ba48933246a3860e0831250eb093095b6f0620a8874e0c41ba1c32570d8a75"
                     *         },
                     *         "annex_i": {
                     *           "version": "2026-11-21",
                     *           "sha256": "2b6694f513538347dba73f1262f15d55e0561cdb78cc4f945f4cff2b735517db"
                     *         },
                     *         "benchmarks": {
                     *           "version": "2026-11-21",
                     *           "sha256": "b8940ee356f9319ca71321660c744613f8b0571527d4f40f61e9c5cd340f3ef0"
                     *         },
                     *         "factors": {
                     *           "version": "2026-11-21",
                     *           "sha256": "38f5f62abb9d5a198f1d67c8d1f8fa33ccdd0ecf9f90a95028b4c48ccff95959"
                     *         },
                     *         "production_routes": {
                     *           "version": "2026-11-21",
                     *           "sha256": "451ae8151039b8faa93cc079dd4a1b1fe9df59377694bc604fec4e7a4d0b1a6a"
                     *         },
                     *         "exempt_origins": {
                     *           "version": "2026-11-21",
                     *           "sha256": "9320bad7bedff4b2f94ebf3282da7bc244a75e95746f4a84f0c29f5e03d1bb3a"
                     *         },
                     *         "prices": {
                     *           "version": "2026-10-05",
                     *           "sha256": "cbe7d36b319f41e8ec4b36f84dc1d65344aa67f46483f78d1fc3fdcf1474b81b"
                     *         }
                     *       },
                     *       "sources": [
                     *         {
                     *           "label": "Regulation (EU) 2023/956, Annex I, as amended by Regulation (EU) 2025/2083",
                     *           "url": "https://eur-lex.europa.eu/eli/reg/2023/956/oj"
                     *         },
                     *         {
                     *           "label": "Implementing Regulation (EU) 2025/2547 (calculation of embedded emissions)",
                     *           "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2547/oj"
                     *         },
                     *         {
                     *           "label": "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
                     *           "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj"
                     *         },
                     *         {
                     *           "label": "Implementing Regulation (EU) 2026/1740",
                     *           "url": "https://eur-lex.europa.eu/eli/reg_impl/2026/1740/oj"
                     *         },
                     *         {
                     *           "label": "Implementing Regulation (EU) 2025/2620 Annex",
                     *           "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj"
                     *         },
                     *         {
                     *           "label": "Directive 2003/87/EC Art. 10a(1a)",
                     *           "url": "https://eur-lex.europa.eu/eli/dir/2003/87/oj"
                     *         },
                     *         {
                     *           "label": "Implementing Decision (EU) 2026/1862",
                     *           "url": "https://eur-lex.europa.eu/eli/dec_impl/2026/1862/oj"
                     *         },
                     *         {
                     *           "label": "Implementing Regulation (EU) 2025/2548 (price of CBAM certificates)",
                     *           "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2548/oj"
                     *         }
                     *       ],
                     *       "disclosure": {
                     *         "informational_only": true,
                     *         "statement": "This result is informational. It does not replace a CBAM authorisation, the decision of a national competent authority (NCA) or the opinion of an accredited verifier.",
                     *         "dataset_version": "2026-08-06",
                     *         "generated_at": "2026-11-20T12:00:00.000Z",
                     *         "legal_basis": [
                     *           {
                     *             "label": "Regulation (EU) 2023/956, Annex I, as amended by Regulation (EU) 2025/2083",
                     *             "url": "https://eur-lex.europa.eu/eli/reg/2023/956/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2026/1740",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2026/1740/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2620 (benchmarks and free-allocation adjustment)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Decision (EU) 2026/1862 (cross-sectoral correction factor 2026-2030)",
                     *             "url": "https://eur-lex.europa.eu/eli/dec_impl/2026/1862/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2548 (price of CBAM certificates)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2548/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2547 (calculation of embedded emissions)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2547/oj"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ReferencedCalculation"] | components["schemas"]["ShortReferencedCalculation"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly search: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description 1 to 100 characters: a CN code or its first digits, or words for goods.
                 * @example stainless wire
                 */
                readonly q: components["schemas"]["SearchQuery"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description CN codes that were found. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "cn_code": "72230000",
                     *           "sector": "iron_steel",
                     *           "description": "Stainless steel wire, in coils"
                     *         },
                     *         {
                     *           "cn_code": "72230011",
                     *           "sector": "iron_steel",
                     *           "description": "Stainless steel wire, 28-31% nickel and 20-22% chromium"
                     *         },
                     *         {
                     *           "cn_code": "72230019",
                     *           "sector": "iron_steel",
                     *           "description": "Stainless steel wire, 2.5% nickel or more, other than 28-31% Ni with 20-22% Cr"
                     *         },
                     *         {
                     *           "cn_code": "72230091",
                     *           "sector": "iron_steel",
                     *           "description": "Stainless steel wire, under 2.5% nickel, 13-25% chromium and 3.5-6% aluminium"
                     *         },
                     *         {
                     *           "cn_code": "72230099",
                     *           "sector": "iron_steel",
                     *           "description": "Stainless steel wire, under 2.5% nickel, other than 13-25% Cr with 3.5-6% Al"
                     *         },
                     *         {
                     *           "cn_code": "72210000",
                     *           "sector": "iron_steel",
                     *           "description": "Stainless steel wire rod: hot-rolled bars in irregular coils"
                     *         },
                     *         {
                     *           "cn_code": "72210010",
                     *           "sector": "iron_steel",
                     *           "description": "Stainless steel wire rod (hot-rolled bar in irregular coils), 2.5% nickel or more"
                     *         },
                     *         {
                     *           "cn_code": "72210090",
                     *           "sector": "iron_steel",
                     *           "description": "Stainless steel wire rod (hot-rolled bar in irregular coils), under 2.5% nickel"
                     *         }
                     *       ],
                     *       "dataset_version": "2026-08-06",
                     *       "disclosure": {
                     *         "informational_only": true,
                     *         "statement": "This result is informational. It does not replace a CBAM authorisation, the decision of a national competent authority (NCA) or the opinion of an accredited verifier.",
                     *         "dataset_version": "2026-08-06",
                     *         "generated_at": "2026-11-20T12:00:00.000Z",
                     *         "legal_basis": [
                     *           {
                     *             "label": "Regulation (EU) 2023/956, Annex I, as amended by Regulation (EU) 2025/2083",
                     *             "url": "https://eur-lex.europa.eu/eli/reg/2023/956/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2026/1740",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2026/1740/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2620 (benchmarks and free-allocation adjustment)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Decision (EU) 2026/1862 (cross-sectoral correction factor 2026-2030)",
                     *             "url": "https://eur-lex.europa.eu/eli/dec_impl/2026/1862/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2548 (price of CBAM certificates)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2548/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2547 (calculation of embedded emissions)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2547/oj"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SearchResults"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly productionRoutes: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description A CN code of 8 digits such as "72083900".
                 * @example 72083900
                 */
                readonly cn: components["schemas"]["CnCode"];
                /**
                 * @description ISO 3166-1 alpha-3 country code, upper or lower case; Kosovo is XKX.
                 * @example CHN
                 */
                readonly country: components["schemas"]["CountryAlpha3"];
                /**
                 * @description Date of import, YYYY-MM-DD, or its year, from 2026. Today (UTC) when it is left out.
                 * @example 2026-02-15
                 */
                readonly import?: components["schemas"]["ImportDayOrYear"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Production routes of a CN code and origin. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cn_code": "25231000",
                     *       "country_iso3": "DZA",
                     *       "year": 2026,
                     *       "routes": [
                     *         {
                     *           "production_route": "(B)",
                     *           "description": "White clinker or cement",
                     *           "value_for_year": 1.474,
                     *           "direct_t_per_t": 1.419,
                     *           "indirect_t_per_t": 0.066,
                     *           "source": "eu_default",
                     *           "match_quality": "country"
                     *         },
                     *         {
                     *           "production_route": "(A)",
                     *           "description": "Grey clinker or cement",
                     *           "value_for_year": 1.408,
                     *           "direct_t_per_t": 1.364,
                     *           "indirect_t_per_t": 0.044,
                     *           "source": "eu_default",
                     *           "match_quality": "country"
                     *         }
                     *       ],
                     *       "benchmark_routes": [
                     *         {
                     *           "production_route": "(A)",
                     *           "description": "Grey clinker or cement",
                     *           "column_a_t_per_t": 0.666,
                     *           "column_b_t_per_t": 0.666,
                     *           "source": {
                     *             "label": "Implementing Regulation (EU) 2025/2620 Annex",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj"
                     *           }
                     *         },
                     *         {
                     *           "production_route": "(B)",
                     *           "description": "White clinker or cement",
                     *           "column_a_t_per_t": 0.859,
                     *           "column_b_t_per_t": 0.859,
                     *           "source": {
                     *             "label": "Implementing Regulation (EU) 2025/2620 Annex",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj"
                     *           }
                     *         }
                     *       ],
                     *       "dataset_version": "2026-08-06",
                     *       "disclosure": {
                     *         "informational_only": true,
                     *         "statement": "This result is informational. It does not replace a CBAM authorisation, the decision of a national competent authority (NCA) or the opinion of an accredited verifier.",
                     *         "dataset_version": "2026-08-06",
                     *         "generated_at": "2026-11-20T12:00:00.000Z",
                     *         "legal_basis": [
                     *           {
                     *             "label": "Regulation (EU) 2023/956, Annex I, as amended by Regulation (EU) 2025/2083",
                     *             "url": "https://eur-lex.europa.eu/eli/reg/2023/956/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2026/1740",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2026/1740/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2620 (benchmarks and free-allocation adjustment)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Decision (EU) 2026/1862 (cross-sectoral correction factor 2026-2030)",
                     *             "url": "https://eur-lex.europa.eu/eli/dec_impl/2026/1862/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2548 (price of CBAM certificates)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2548/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2547 (calculation of embedded emissions)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2547/oj"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ProductionRoutes"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly dataSets: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Every data set, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DataSets"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly prices: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Day whose law and prices answer, as they were known when it ended, or a time in UTC, as `versions.as_of` of an answer has it: with that and `dataset_version` the same question has the same figures for ever. Not after now; now when it is left out.
                 * @example 2026-11-20
                 */
                readonly as_of?: components["schemas"]["AsOf"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The prices that count at the moment that was asked for, the newest period first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "prices": [
                     *         {
                     *           "period": "2026-Q3",
                     *           "first_day": "2026-07-01",
                     *           "last_day": "2026-09-30",
                     *           "price_eur_per_tco2e": 82.32,
                     *           "published_at": "2026-10-05"
                     *         },
                     *         {
                     *           "period": "2026-Q2",
                     *           "first_day": "2026-04-01",
                     *           "last_day": "2026-06-30",
                     *           "price_eur_per_tco2e": 75.28,
                     *           "published_at": "2026-07-06"
                     *         },
                     *         {
                     *           "period": "2026-Q1",
                     *           "first_day": "2026-01-01",
                     *           "last_day": "2026-03-31",
                     *           "price_eur_per_tco2e": 75.36,
                     *           "published_at": "2026-04-07"
                     *         }
                     *       ],
                     *       "versions": {
                     *         "as_of": "2026-11-20T12:00:00.000Z",
                     *         "dataset": {
                     *           "version": "2026-08-06",
                     *           "sha256": "f170bb5b98f30cdddc1edd9a26be00276b0f01bf5d35bedb451baf9b6b7dcfad"
                     *         },
                     *         "goods": {
                     *           "version": "2026-11-21",
                     *           "sha256": "22ba48933246a3860e0831250eb093095b6f0620a8874e0c41ba1c32570d8a75"
                     *         },
                     *         "annex_i": {
                     *           "version": "2026-11-21",
                     *           "sha256": "2b6694f513538347dba73f1262f15d55e0561cdb78cc4f945f4cff2b735517db"
                     *         },
                     *         "benchmarks": {
                     *           "version": "2026-11-21",
                     *           "sha256": "b8940ee356f9319ca71321660c744613f8b0571527d4f40f61e9c5cd340f3ef0"
                     *         },
                     *         "factors": {
                     *           "version": "2026-11-21",
                     *           "sha256": "38f5f62abb9d5a198f1d67c8d1f8fa33ccdd0ecf9f90a95028b4c48ccff95959"
                     *         },
                     *         "production_routes": {
                     *           "version": "2026-11-21",
                     *           "sha256": "451ae8151039b8faa93cc079dd4a1b1fe9df59377694bc604fec4e7a4d0b1a6a"
                     *         },
                     *         "exempt_origins": {
                     *           "version": "2026-11-21",
                     *           "sha256": "9320bad7bedff4b2f94ebf3282da7bc244a75e95746f4a84f0c29f5e03d1bb3a"
                     *         },
                     *         "prices": {
                     *           "version": "2026-10-05",
                     *           "sha256": "cbe7d36b319f41e8ec4b36f84dc1d65344aa67f46483f78d1fc3fdcf1474b81b"
                     *         }
                     *       },
                     *       "dataset_version": "2026-08-06",
                     *       "disclosure": {
                     *         "informational_only": true,
                     *         "statement": "This result is informational. It does not replace a CBAM authorisation, the decision of a national competent authority (NCA) or the opinion of an accredited verifier.",
                     *         "dataset_version": "2026-08-06",
                     *         "generated_at": "2026-11-20T12:00:00.000Z",
                     *         "legal_basis": [
                     *           {
                     *             "label": "Regulation (EU) 2023/956, Annex I, as amended by Regulation (EU) 2025/2083",
                     *             "url": "https://eur-lex.europa.eu/eli/reg/2023/956/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2026/1740",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2026/1740/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2620 (benchmarks and free-allocation adjustment)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Decision (EU) 2026/1862 (cross-sectoral correction factor 2026-2030)",
                     *             "url": "https://eur-lex.europa.eu/eli/dec_impl/2026/1862/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2548 (price of CBAM certificates)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2548/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2547 (calculation of embedded emissions)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2547/oj"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CertificatePrices"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly bulk: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Decimal mark of the numbers of a table (and, with `lenient=true`, of numbers sent as text). Without it a table separated by commas has points; in any other the numbers tell, and one that could be thousands is an error that asks. A CSV answer to what isn't CSV has semicolons where this is `comma`.
                 * @example comma
                 */
                readonly decimal?: components["schemas"]["DecimalMark"];
                /**
                 * @description Whether unknown columns of a table are passed through untouched (`keep`) or are errors.
                 * @example keep
                 */
                readonly extra_columns?: components["schemas"]["ExtraColumns"];
                /**
                 * @description True or false.
                 * @example true
                 */
                readonly sum_row?: components["schemas"]["FlagText"];
                /**
                 * @description True or false.
                 * @example true
                 */
                readonly lenient?: components["schemas"]["FlagText"];
                /**
                 * @description How much law the answer carries. `full`, and when it is left out: every calculation with its sources, versions and legal basis. `short`: the figures, the notes and where the sources stand; of many rows, the sources once.
                 * @example short
                 */
                readonly sources?: components["schemas"]["SourcesForm"];
                /**
                 * @description Version of the default values to calculate with, as `GET /api/v1/cbam/datasets` lists them; the one in force when it is left out.
                 * @example 2026-08-06
                 */
                readonly dataset_version?: components["schemas"]["DatasetVersion"];
                /**
                 * @description Day whose law and prices answer, as they were known when it ended, or a time in UTC, as `versions.as_of` of an answer has it: with that and `dataset_version` the same question has the same figures for ever. Not after now; now when it is left out.
                 * @example 2026-11-20
                 */
                readonly as_of?: components["schemas"]["AsOf"];
            };
            readonly header?: {
                /**
                 * @description The caller's own name for the call, 1 to 255 printable ASCII characters: it is done once within 24 hours, and sent again it gets the same answer.
                 * @example order-2026-0815
                 */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "shipments": [
                 *         {
                 *           "cn_code": "72083900",
                 *           "origin_country": "CHN",
                 *           "tonnage": 24.5,
                 *           "import": "2026-02-15",
                 *           "client_ref": "A-1"
                 *         },
                 *         {
                 *           "cn_code": "72083900",
                 *           "origin_country": "CHN",
                 *           "tonnage": 24.5,
                 *           "import": "2026-02-15",
                 *           "production_route": "(E)"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["BulkRequest"];
                readonly "text/csv": string;
                readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        readonly responses: {
            /** @description A bulk call, answered. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request_id": "893247f9-dc07-4356-b9c0-5c62d6907298",
                     *       "processed_at": "2026-11-20T12:00:00.000Z",
                     *       "row_count": 2,
                     *       "summary": {
                     *         "total": 2,
                     *         "in_scope": 1,
                     *         "out_of_scope": 0,
                     *         "needs_data": 0,
                     *         "errors": 1,
                     *         "total_net_cost_eur": 4006.42,
                     *         "by_period": [
                     *           {
                     *             "period": "2026-Q1",
                     *             "rows": 1,
                     *             "net_emissions_t": 53.163775,
                     *             "net_cost_eur": 4006.42
                     *           }
                     *         ]
                     *       },
                     *       "versions": {
                     *         "as_of": "2026-11-20T12:00:00.000Z",
                     *         "dataset": {
                     *           "version": "2026-08-06",
                     *           "sha256": "f170bb5b98f30cdddc1edd9a26be00276b0f01bf5d35bedb451baf9b6b7dcfad"
                     *         },
                     *         "goods": {
                     *           "version": "2026-11-21",
                     *           "sha256": "22ba48933246a3860e0831250eb093095b6f0620a8874e0c41ba1c32570d8a75"
                     *         },
                     *         "annex_i": {
                     *           "version": "2026-11-21",
                     *           "sha256": "2b6694f513538347dba73f1262f15d55e0561cdb78cc4f945f4cff2b735517db"
                     *         },
                     *         "benchmarks": {
                     *           "version": "2026-11-21",
                     *           "sha256": "b8940ee356f9319ca71321660c744613f8b0571527d4f40f61e9c5cd340f3ef0"
                     *         },
                     *         "factors": {
                     *           "version": "2026-11-21",
                     *           "sha256": "38f5f62abb9d5a198f1d67c8d1f8fa33ccdd0ecf9f90a95028b4c48ccff95959"
                     *         },
                     *         "production_routes": {
                     *           "version": "2026-11-21",
                     *           "sha256": "451ae8151039b8faa93cc079dd4a1b1fe9df59377694bc604fec4e7a4d0b1a6a"
                     *         },
                     *         "exempt_origins": {
                     *           "version": "2026-11-21",
                     *           "sha256": "9320bad7bedff4b2f94ebf3282da7bc244a75e95746f4a84f0c29f5e03d1bb3a"
                     *         },
                     *         "prices": {
                     *           "version": "2026-10-05",
                     *           "sha256": "cbe7d36b319f41e8ec4b36f84dc1d65344aa67f46483f78d1fc3fdcf1474b81b"
                     *         }
                     *       },
                     *       "results": [
                     *         {
                     *           "row_index": 0,
                     *           "client_ref": "A-1",
                     *           "input": {
                     *             "cn_code": "72083900",
                     *             "origin_country_iso3": "CHN",
                     *             "tonnage": 24.5,
                     *             "import_year": 2026,
                     *             "import": "2026-02-15"
                     *           },
                     *           "output": {
                     *             "status": "ok",
                     *             "cn_code": "72083900",
                     *             "origin_country_iso3": "CHN",
                     *             "tonnage": 24.5,
                     *             "import": "2026-02-15",
                     *             "in_scope": true,
                     *             "sector": "iron_steel",
                     *             "production_route": "(C)",
                     *             "direct_emissions_t": 85.88965,
                     *             "indirect_emissions_t": 0,
                     *             "free_allocation_t": 32.725875,
                     *             "net_emissions_t": 53.163775,
                     *             "certificate_price": {
                     *               "period": "2026-Q1",
                     *               "price_eur_per_tco2e": 75.36,
                     *               "published_at": "2026-04-07"
                     *             },
                     *             "gross_cost_eur": 4006.42,
                     *             "origin_carbon_deduction_eur": 0,
                     *             "net_cost_eur": 4006.42,
                     *             "intensity_source": "default_country_year",
                     *             "notes": [],
                     *             "dataset_version": "2026-08-06",
                     *             "sources": [
                     *               {
                     *                 "label": "Regulation (EU) 2023/956, Annex I, as amended by Regulation (EU) 2025/2083",
                     *                 "url": "https://eur-lex.europa.eu/eli/reg/2023/956/oj"
                     *               },
                     *               {
                     *                 "label": "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
                     *                 "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj"
                     *               },
                     *               {
                     *                 "label": "Implementing Regulation (EU) 2026/1740",
                     *                 "url": "https://eur-lex.europa.eu/eli/reg_impl/2026/1740/oj"
                     *               },
                     *               {
                     *                 "label": "Implementing Regulation (EU) 2025/2620 Annex",
                     *                 "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj"
                     *               },
                     *               {
                     *                 "label": "Directive 2003/87/EC Art. 10a(1a)",
                     *                 "url": "https://eur-lex.europa.eu/eli/dir/2003/87/oj"
                     *               },
                     *               {
                     *                 "label": "Implementing Decision (EU) 2026/1862",
                     *                 "url": "https://eur-lex.europa.eu/eli/dec_impl/2026/1862/oj"
                     *               },
                     *               {
                     *                 "label": "Implementing Regulation (EU) 2025/2548 (price of CBAM certificates)",
                     *                 "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2548/oj"
                     *               }
                     *             ],
                     *             "disclosure": {
                     *               "informational_only": true,
                     *               "statement": "This result is informational. It does not replace a CBAM authorisation, the decision of a national competent authority (NCA) or the opinion of an accredited verifier.",
                     *               "dataset_version": "2026-08-06",
                     *               "legal_basis": [
                     *                 {
                     *                   "label": "Regulation (EU) 2023/956, Annex I, as amended by Regulation (EU) 2025/2083",
                     *                   "url": "https://eur-lex.europa.eu/eli/reg/2023/956/oj"
                     *                 },
                     *                 {
                     *                   "label": "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
                     *                   "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj"
                     *                 },
                     *                 {
                     *                   "label": "Implementing Regulation (EU) 2026/1740",
                     *                   "url": "https://eur-lex.europa.eu/eli/reg_impl/2026/1740/oj"
                     *                 },
                     *                 {
                     *                   "label": "Implementing Regulation (EU) 2025/2620 (benchmarks and free-allocation adjustment)",
                     *                   "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj"
                     *                 },
                     *                 {
                     *                   "label": "Implementing Decision (EU) 2026/1862 (cross-sectoral correction factor 2026-2030)",
                     *                   "url": "https://eur-lex.europa.eu/eli/dec_impl/2026/1862/oj"
                     *                 },
                     *                 {
                     *                   "label": "Implementing Regulation (EU) 2025/2548 (price of CBAM certificates)",
                     *                   "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2548/oj"
                     *                 },
                     *                 {
                     *                   "label": "Implementing Regulation (EU) 2025/2547 (calculation of embedded emissions)",
                     *                   "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2547/oj"
                     *                 }
                     *               ],
                     *               "generated_at": "2026-11-20T12:00:00.000Z"
                     *             }
                     *           }
                     *         },
                     *         {
                     *           "row_index": 1,
                     *           "client_ref": null,
                     *           "input": {
                     *             "cn_code": "72083900",
                     *             "origin_country_iso3": "CHN",
                     *             "tonnage": 24.5,
                     *             "import_year": 2026,
                     *             "import": "2026-02-15",
                     *             "sent": {
                     *               "cn_code": "72083900",
                     *               "origin_country": "CHN",
                     *               "tonnage": 24.5,
                     *               "import": "2026-02-15",
                     *               "production_route": "(E)"
                     *             }
                     *           },
                     *           "output": {
                     *             "status": "error",
                     *             "message": "production_route \"(E)\" is not a route of CN code 72083900 from CHN; valid: (C).",
                     *             "errors": [
                     *               {
                     *                 "path": "/shipments/1/production_route",
                     *                 "code": "choice",
                     *                 "message": "production_route \"(E)\" is not a route of CN code 72083900 from CHN; valid: (C)."
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "dataset_version": "2026-08-06",
                     *       "disclosure": {
                     *         "informational_only": true,
                     *         "statement": "This result is informational. It does not replace a CBAM authorisation, the decision of a national competent authority (NCA) or the opinion of an accredited verifier.",
                     *         "dataset_version": "2026-08-06",
                     *         "legal_basis": [
                     *           {
                     *             "label": "Regulation (EU) 2023/956, Annex I, as amended by Regulation (EU) 2025/2083",
                     *             "url": "https://eur-lex.europa.eu/eli/reg/2023/956/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2026/1740",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2026/1740/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2620 (benchmarks and free-allocation adjustment)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Decision (EU) 2026/1862 (cross-sectoral correction factor 2026-2030)",
                     *             "url": "https://eur-lex.europa.eu/eli/dec_impl/2026/1862/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2548 (price of CBAM certificates)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2548/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2547 (calculation of embedded emissions)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2547/oj"
                     *           }
                     *         ],
                     *         "generated_at": "2026-11-20T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["BulkResult"];
                    readonly "text/csv": string;
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly bulkByRequest: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Rows to leave out, from the first one; 0 when it is left out.
                 * @example 0
                 */
                readonly offset?: components["schemas"]["RowOffset"];
                /**
                 * @description Most rows of the page, up to 1000; 100 when it is left out, and all rows where the answer is a table.
                 * @example 1
                 */
                readonly limit?: components["schemas"]["RowLimit"];
                /**
                 * @description Decimal mark of the numbers of a table (and, with `lenient=true`, of numbers sent as text). Without it a table separated by commas has points; in any other the numbers tell, and one that could be thousands is an error that asks. A CSV answer to what isn't CSV has semicolons where this is `comma`.
                 * @example comma
                 */
                readonly decimal?: components["schemas"]["DecimalMark"];
                /**
                 * @description True or false.
                 * @example true
                 */
                readonly sum_row?: components["schemas"]["FlagText"];
                /**
                 * @description How much law the answer carries. `full`, and when it is left out: every calculation with its sources, versions and legal basis. `short`: the figures, the notes and where the sources stand; of many rows, the sources once.
                 * @example short
                 */
                readonly sources?: components["schemas"]["SourcesForm"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The `request_id` of the call. */
                readonly request_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What a bulk call was answered, a page of its rows. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Batch"];
                    readonly "text/csv": string;
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly bulkTemplate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly bulkReports: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Rows to leave out, from the first one; 0 when it is left out.
                 * @example 0
                 */
                readonly offset?: components["schemas"]["RowOffset"];
                /**
                 * @description Most rows whose reports the archive holds; all when it is left out.
                 * @example 1
                 */
                readonly limit?: components["schemas"]["ReportLimit"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The `request_id` of the call. */
                readonly request_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/zip": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly createReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The caller's own name for the call, 1 to 255 printable ASCII characters: it is done once within 24 hours, and sent again it gets the same answer.
                 * @example order-2026-0815
                 */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "cn_code": "72083900",
                 *       "origin_country": "CHN",
                 *       "tonnage": 24.5,
                 *       "import": "2026-02-15",
                 *       "client_ref": "A-1"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ReportRequest"];
            };
        };
        readonly responses: {
            /** @description A calculation with number, date, hash and signature. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01a1f8d3-ea00-757b-9f45-522d450a4c59",
                     *       "report_number": "CBAM-01a1f8d3-ea00-757b-9f45-522d450a4c59",
                     *       "status": "issued",
                     *       "issued_at": "2026-11-20",
                     *       "client_ref": "A-1",
                     *       "content_hash": "982a9e02f628586954eb1676040f719461b80dcd28ae76b8d4a413d3df89a01e",
                     *       "key_id": "wnT-GnQ5UZEMeZQc3B_3_KAz4FEQjEQTxSntM24ufCs",
                     *       "signature": "M6bfbYaBpytfyX2s3KTjGYpo-edg9UgHVCtQSYdzfk8l3Jm0T411ANKSvecC8eguluWBLaXan1eXiXdH6BfICw",
                     *       "verify_url": "https://customs.example.com/verify?reportId=01a1f8d3-ea00-757b-9f45-522d450a4c59",
                     *       "download_url": "/api/v1/cbam/reports/01a1f8d3-ea00-757b-9f45-522d450a4c59/download?expires=1795179600&name=CBAM+report+CBAM-01a1f8d3-ea00-757b-9f45-522d450a4c59.pdf&signature=hB-Fz-jgPCycZEeNtGOn3R5n25KRI5wNze_OZBl8_YA",
                     *       "calculation": {
                     *         "certificate_price": {
                     *           "period": "2026-Q1",
                     *           "price_eur_per_tco2e": 75.36,
                     *           "published_at": "2026-04-07"
                     *         },
                     *         "cn_code": "72083900",
                     *         "dataset_version": "2026-08-06",
                     *         "direct_emissions_t": 85.88965,
                     *         "disclosure": {
                     *           "dataset_version": "2026-08-06",
                     *           "generated_at": "2026-11-20T12:00:00.000Z",
                     *           "informational_only": true,
                     *           "legal_basis": [
                     *             {
                     *               "label": "Regulation (EU) 2023/956, Annex I, as amended by Regulation (EU) 2025/2083",
                     *               "url": "https://eur-lex.europa.eu/eli/reg/2023/956/oj"
                     *             },
                     *             {
                     *               "label": "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
                     *               "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj"
                     *             },
                     *             {
                     *               "label": "Implementing Regulation (EU) 2026/1740",
                     *               "url": "https://eur-lex.europa.eu/eli/reg_impl/2026/1740/oj"
                     *             },
                     *             {
                     *               "label": "Implementing Regulation (EU) 2025/2620 (benchmarks and free-allocation adjustment)",
                     *               "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj"
                     *             },
                     *             {
                     *               "label": "Implementing Decision (EU) 2026/1862 (cross-sectoral correction factor 2026-2030)",
                     *               "url": "https://eur-lex.europa.eu/eli/dec_impl/2026/1862/oj"
                     *             },
                     *             {
                     *               "label": "Implementing Regulation (EU) 2025/2548 (price of CBAM certificates)",
                     *               "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2548/oj"
                     *             },
                     *             {
                     *               "label": "Implementing Regulation (EU) 2025/2547 (calculation of embedded emissions)",
                     *               "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2547/oj"
                     *             }
                     *           ],
                     *           "statement": "This result is informational. It does not replace a CBAM authorisation, the decision of a national competent authority (NCA) or the opinion of an accredited verifier."
                     *         },
                     *         "free_allocation_t": 32.725875,
                     *         "gross_cost_eur": 4006.42,
                     *         "import": "2026-02-15",
                     *         "in_scope": true,
                     *         "indirect_emissions_t": 0,
                     *         "intensity_source": "default_country_year",
                     *         "net_cost_eur": 4006.42,
                     *         "net_emissions_t": 53.163775,
                     *         "notes": [],
                     *         "origin_carbon_deduction_eur": 0,
                     *         "origin_country_iso3": "CHN",
                     *         "production_route": "(C)",
                     *         "sector": "iron_steel",
                     *         "sources": [
                     *           {
                     *             "label": "Regulation (EU) 2023/956, Annex I, as amended by Regulation (EU) 2025/2083",
                     *             "url": "https://eur-lex.europa.eu/eli/reg/2023/956/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2026/1740",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2026/1740/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2620 Annex",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj"
                     *           },
                     *           {
                     *             "label": "Directive 2003/87/EC Art. 10a(1a)",
                     *             "url": "https://eur-lex.europa.eu/eli/dir/2003/87/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Decision (EU) 2026/1862",
                     *             "url": "https://eur-lex.europa.eu/eli/dec_impl/2026/1862/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2548 (price of CBAM certificates)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2548/oj"
                     *           }
                     *         ],
                     *         "status": "ok",
                     *         "tonnage": 24.5,
                     *         "trace": [
                     *           {
                     *             "factor": "goods line 7208, the country's table",
                     *             "source": {
                     *               "label": "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
                     *               "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj"
                     *             },
                     *             "term": "default_value_total",
                     *             "unit": "tCO2e/t",
                     *             "value": 3.187
                     *           },
                     *           {
                     *             "factor": "share added to the default value",
                     *             "source": {
                     *               "label": "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
                     *               "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj"
                     *             },
                     *             "term": "mark_up",
                     *             "unit": "share",
                     *             "value": 0.1
                     *           },
                     *           {
                     *             "factor": "default_value_total x (1 + mark_up)",
                     *             "source": {
                     *               "label": "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
                     *               "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj"
                     *             },
                     *             "term": "marked_up_total",
                     *             "unit": "tCO2e/t",
                     *             "value": 3.5057
                     *           },
                     *           {
                     *             "factor": "default, marked up, for information",
                     *             "source": {
                     *               "label": "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
                     *               "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj"
                     *             },
                     *             "term": "direct_intensity",
                     *             "unit": "tCO2e/t",
                     *             "value": 3.5057
                     *           },
                     *           {
                     *             "factor": "default, marked up, for information",
                     *             "source": {
                     *               "label": "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
                     *               "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj"
                     *             },
                     *             "term": "indirect_intensity",
                     *             "unit": "tCO2e/t",
                     *             "value": 0
                     *           },
                     *           {
                     *             "factor": "what certificates are counted on",
                     *             "source": {
                     *               "label": "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
                     *               "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj"
                     *             },
                     *             "term": "embedded_intensity",
                     *             "unit": "tCO2e/t",
                     *             "value": 3.5057
                     *           },
                     *           {
                     *             "factor": "net mass",
                     *             "source": {
                     *               "label": "Implementing Regulation (EU) 2025/2547 (calculation of embedded emissions)",
                     *               "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2547/oj"
                     *             },
                     *             "term": "tonnage",
                     *             "unit": "t",
                     *             "value": 24.5
                     *           },
                     *           {
                     *             "factor": "embedded_intensity x tonnage",
                     *             "source": {
                     *               "label": "Implementing Regulation (EU) 2025/2547 (calculation of embedded emissions)",
                     *               "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2547/oj"
                     *             },
                     *             "term": "embedded_emissions",
                     *             "unit": "tCO2e",
                     *             "value": 85.88965
                     *           },
                     *           {
                     *             "factor": "CBAM factor 2026",
                     *             "source": {
                     *               "label": "Directive 2003/87/EC Art. 10a(1a)",
                     *               "url": "https://eur-lex.europa.eu/eli/dir/2003/87/oj"
                     *             },
                     *             "term": "cbam_factor",
                     *             "unit": "share",
                     *             "value": 0.975
                     *           },
                     *           {
                     *             "factor": "cross-sectoral correction factor 2026",
                     *             "source": {
                     *               "label": "Implementing Decision (EU) 2026/1862",
                     *               "url": "https://eur-lex.europa.eu/eli/dec_impl/2026/1862/oj"
                     *             },
                     *             "term": "cscf",
                     *             "unit": "share",
                     *             "value": 1
                     *           },
                     *           {
                     *             "factor": "column B, route (C)",
                     *             "source": {
                     *               "label": "Implementing Regulation (EU) 2025/2620 Annex",
                     *               "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj"
                     *             },
                     *             "term": "benchmark",
                     *             "unit": "tCO2e/t",
                     *             "value": 1.37
                     *           },
                     *           {
                     *             "factor": "cbam_factor x cscf x benchmark + precursors",
                     *             "source": {
                     *               "label": "Implementing Regulation (EU) 2025/2620 Annex",
                     *               "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj"
                     *             },
                     *             "term": "free_allocation_intensity",
                     *             "unit": "tCO2e/t",
                     *             "value": 1.33575
                     *           },
                     *           {
                     *             "factor": "free_allocation_intensity x tonnage",
                     *             "source": {
                     *               "label": "Implementing Regulation (EU) 2025/2620 Annex",
                     *               "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj"
                     *             },
                     *             "term": "free_allocation",
                     *             "unit": "tCO2e",
                     *             "value": 32.725875
                     *           },
                     *           {
                     *             "factor": "max(0, embedded_emissions - free_allocation)",
                     *             "source": {
                     *               "label": "Implementing Regulation (EU) 2025/2547 (calculation of embedded emissions)",
                     *               "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2547/oj"
                     *             },
                     *             "term": "net_emissions",
                     *             "unit": "tCO2e",
                     *             "value": 53.163775
                     *           },
                     *           {
                     *             "factor": "price of 2026-Q1",
                     *             "source": {
                     *               "label": "Implementing Regulation (EU) 2025/2548 (price of CBAM certificates)",
                     *               "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2548/oj"
                     *             },
                     *             "term": "certificate_price",
                     *             "unit": "EUR/tCO2e",
                     *             "value": 75.36
                     *           },
                     *           {
                     *             "factor": "net_emissions x certificate_price",
                     *             "source": {
                     *               "label": "Implementing Regulation (EU) 2025/2548 (price of CBAM certificates)",
                     *               "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2548/oj"
                     *             },
                     *             "term": "gross_cost",
                     *             "unit": "EUR",
                     *             "value": 4006.422084
                     *           }
                     *         ],
                     *         "versions": {
                     *           "annex_i": {
                     *             "sha256": "2b6694f513538347dba73f1262f15d55e0561cdb78cc4f945f4cff2b735517db",
                     *             "version": "2026-11-21"
                     *           },
                     *           "as_of": "2026-11-20T12:00:00.000Z",
                     *           "benchmarks": {
                     *             "sha256": "b8940ee356f9319ca71321660c744613f8b0571527d4f40f61e9c5cd340f3ef0",
                     *             "version": "2026-11-21"
                     *           },
                     *           "dataset": {
                     *             "sha256": "f170bb5b98f30cdddc1edd9a26be00276b0f01bf5d35bedb451baf9b6b7dcfad",
                     *             "version": "2026-08-06"
                     *           },
                     *           "exempt_origins": {
                     *             "sha256": "9320bad7bedff4b2f94ebf3282da7bc244a75e95746f4a84f0c29f5e03d1bb3a",
                     *             "version": "2026-11-21"
                     *           },
                     *           "factors": {
                     *             "sha256": "38f5f62abb9d5a198f1d67c8d1f8fa33ccdd0ecf9f90a95028b4c48ccff95959",
                     *             "version": "2026-11-21"
                     *           },
                     *           "goods": {
                     *             "sha256": "22ba48933246a3860e0831250eb093095b6f0620a8874e0c41ba1c32570d8a75",
                     *             "version": "2026-11-21"
                     *           },
                     *           "prices": {
                     *             "sha256": "cbe7d36b319f41e8ec4b36f84dc1d65344aa67f46483f78d1fc3fdcf1474b81b",
                     *             "version": "2026-10-05"
                     *           },
                     *           "production_routes": {
                     *             "sha256": "451ae8151039b8faa93cc079dd4a1b1fe9df59377694bc604fec4e7a4d0b1a6a",
                     *             "version": "2026-11-21"
                     *           }
                     *         }
                     *       },
                     *       "dataset_version": "2026-08-06",
                     *       "disclosure": {
                     *         "dataset_version": "2026-08-06",
                     *         "generated_at": "2026-11-20T12:00:00.000Z",
                     *         "informational_only": true,
                     *         "legal_basis": [
                     *           {
                     *             "label": "Regulation (EU) 2023/956, Annex I, as amended by Regulation (EU) 2025/2083",
                     *             "url": "https://eur-lex.europa.eu/eli/reg/2023/956/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2026/1740",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2026/1740/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2620 (benchmarks and free-allocation adjustment)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Decision (EU) 2026/1862 (cross-sectoral correction factor 2026-2030)",
                     *             "url": "https://eur-lex.europa.eu/eli/dec_impl/2026/1862/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2548 (price of CBAM certificates)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2548/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2547 (calculation of embedded emissions)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2547/oj"
                     *           }
                     *         ],
                     *         "statement": "This result is informational. It does not replace a CBAM authorisation, the decision of a national competent authority (NCA) or the opinion of an accredited verifier."
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @description UUID of the report. */
                        readonly id: string;
                        /** @description Number as it is printed: `CBAM-<id>`, of a bulk row `BULK-<id>-R<row>`. */
                        readonly report_number: string;
                        /**
                         * @description Only an `issued` report verifies; a `specimen` was made with a test key.
                         * @enum {string}
                         */
                        readonly status: "draft" | "unpaid" | "issued" | "specimen";
                        /**
                         * Format: date
                         * @description Day of issue; of a draft, the day that it was made.
                         */
                        readonly issued_at: string;
                        /** @description The caller's own reference. */
                        readonly client_ref: string | null;
                        /** @description SHA-256 of the content as RFC 8785 canonical JSON, lower-case hex. */
                        readonly content_hash: string;
                        /** @description Id of the key that signed, as `/.well-known/cbam-report-keys.json` lists it. */
                        readonly key_id: string;
                        /** @description Ed25519 signature over the hash's hex digits, base64url. */
                        readonly signature: string;
                        /** @description Page on which anyone can have the report verified. */
                        readonly verify_url: string;
                        /** @description Relative signed link to the PDF, good for an hour. */
                        readonly download_url: string;
                        readonly calculation: components["schemas"]["Calculation"];
                        /** @description Version of the default values that the answer is made from. */
                        readonly dataset_version: string;
                        readonly disclosure: components["schemas"]["Disclosure"];
                    };
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly reportById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description UUID of the report. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A calculation with number, date, hash and signature. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Report"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly issueReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description UUID of the report. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A calculation with number, date, hash and signature. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Report"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly downloadReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description UUID of the report. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
            /** @description The range that was asked for. */
            readonly 206: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly verify: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reportId": "sample",
                 *       "issuedDate": "15.01.2026"
                 *     }
                 */
                readonly "application/json": components["schemas"]["VerifyRequest"];
            };
        };
        readonly responses: {
            /** @description The report is genuine. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "report": {
                     *         "report_number": "CBAM-SAMPLE",
                     *         "issued_at": "2026-01-15",
                     *         "cn_code": "72083900",
                     *         "origin_country_iso3": "CHN",
                     *         "tonnage": 100,
                     *         "sector": "iron_steel",
                     *         "net_cost_eur": 16352.74,
                     *         "content_hash": "48e5e62bd90857a03a32becc798dc203dbfe321d33f53c51a0ed08a5965a7680",
                     *         "download_url": "/api/v1/cbam/reports/sample/download?expires=1795179600&name=CBAM+report+CBAM-SAMPLE.pdf&signature=mO8IgytV6T90YFwa7Ilsh4fA47mP2vuOm82eKM6YlJw",
                     *         "is_sample": true
                     *       },
                     *       "dataset_version": "2026-08-06",
                     *       "disclosure": {
                     *         "informational_only": true,
                     *         "statement": "This result is informational. It does not replace a CBAM authorisation, the decision of a national competent authority (NCA) or the opinion of an accredited verifier.",
                     *         "dataset_version": "2026-08-06",
                     *         "generated_at": "2026-11-20T12:00:00.000Z",
                     *         "legal_basis": [
                     *           {
                     *             "label": "Regulation (EU) 2023/956, Annex I, as amended by Regulation (EU) 2025/2083",
                     *             "url": "https://eur-lex.europa.eu/eli/reg/2023/956/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2621, Annexes I and IV as replaced by Implementing Regulation (EU) 2026/1740",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2621/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2026/1740",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2026/1740/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2620 (benchmarks and free-allocation adjustment)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2620/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Decision (EU) 2026/1862 (cross-sectoral correction factor 2026-2030)",
                     *             "url": "https://eur-lex.europa.eu/eli/dec_impl/2026/1862/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2548 (price of CBAM certificates)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2548/oj"
                     *           },
                     *           {
                     *             "label": "Implementing Regulation (EU) 2025/2547 (calculation of embedded emissions)",
                     *             "url": "https://eur-lex.europa.eu/eli/reg_impl/2025/2547/oj"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Verified"] | components["schemas"]["NotVerified"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly reportKeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A JSON Web Key Set (RFC 7517, section 5). */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReportKeys"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly createInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The caller's own name for the call, 1 to 255 printable ASCII characters: it is done once within 24 hours, and sent again it gets the same answer.
                 * @example order-2026-0815
                 */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "invoiceData": {
                 *         "invoiceNumber": "AE-2026-0117",
                 *         "invoiceDate": "2026-03-14",
                 *         "currency": "USD",
                 *         "incoterms": "FOB",
                 *         "transportMode": "sea",
                 *         "portOfLoading": "Shanghai, China",
                 *         "portOfDischarge": "Hamburg, Germany",
                 *         "shipper": {
                 *           "name": "Acme Export Ltd",
                 *           "address": "Building 7, 1200 Pudong Avenue",
                 *           "city": "Shanghai",
                 *           "zip": "200135",
                 *           "country": "CN",
                 *           "phone": "+86 21 5555 0100",
                 *           "email": "export@acme-export.example",
                 *           "taxId": "91310000MA1FL00000"
                 *         },
                 *         "consignee": {
                 *           "name": "Beispiel Import GmbH",
                 *           "address": "Am Sandtorkai 50",
                 *           "city": "Hamburg",
                 *           "state": "Hamburg",
                 *           "zip": "20457",
                 *           "country": "DE",
                 *           "email": "einkauf@beispiel-import.example",
                 *           "taxId": "DE000000000"
                 *         },
                 *         "lineItems": [
                 *           {
                 *             "id": "line-1",
                 *             "description": "Hexagon head screws of steel, zinc plated, M10 x 40",
                 *             "hsCode": "7318.15",
                 *             "countryOfOrigin": "CN",
                 *             "quantity": 12000,
                 *             "unit": "PCS",
                 *             "unitPrice": 0.085,
                 *             "totalValue": 1020,
                 *             "packages": 24,
                 *             "netWeightKg": 360,
                 *             "grossWeightKg": 384.5,
                 *             "dimensionsCm": "40 x 30 x 20",
                 *             "marksAndNumbers": "BI-0117/1-24"
                 *           },
                 *           {
                 *             "id": "line-2",
                 *             "description": "Hexagon nuts of steel, zinc plated, M10",
                 *             "hsCode": "7318.16.91",
                 *             "countryOfOrigin": "CN",
                 *             "quantity": 12000,
                 *             "unit": "PCS",
                 *             "unitPrice": 0.0325,
                 *             "totalValue": 390,
                 *             "packages": 10,
                 *             "netWeightKg": 138,
                 *             "grossWeightKg": 147.25,
                 *             "dimensionsCm": "40 x 30 x 20",
                 *             "marksAndNumbers": "BI-0117/25-34"
                 *           }
                 *         ],
                 *         "countryOfDispatch": "CN",
                 *         "countryOfDestination": "DE",
                 *         "paymentTerms": "30 days net",
                 *         "references": {
                 *           "order": "PO-4711"
                 *         },
                 *         "freight": 240,
                 *         "insurance": 18.5,
                 *         "totalDeclaredValue": 1668.5,
                 *         "declarationText": "We certify that this invoice is true and correct and that the goods are as described.",
                 *         "primaryDocument": "commercial",
                 *         "additionalDocuments": [
                 *           "packing-list",
                 *           "certificate-of-origin"
                 *         ],
                 *         "manufacturerSameAsShipper": true
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["InvoiceRequest"];
            };
        };
        readonly responses: {
            /** @description An invoice that was made, with its documents. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01a1f8d3-ea00-77ac-b905-10cd56e8eadf",
                     *       "shortId": "INV-2026-3KHZ3B",
                     *       "documents": [
                     *         {
                     *           "type": "commercial",
                     *           "signedUrl": "http://service.test/api/v1/invoices/files/invoices/01a1f8d3-ea00-77ac-b905-10cd56e8eadf/commercial.pdf?expires=1795179600&name=Commercial+invoice+AE-2026-0117.pdf&signature=MxorMkq1ccKXvdA1WJ7g2LlSPNR6Zo6Gd1SsYSK5T2Y",
                     *           "expiresIn": 3600
                     *         },
                     *         {
                     *           "type": "packing-list",
                     *           "signedUrl": "http://service.test/api/v1/invoices/files/invoices/01a1f8d3-ea00-77ac-b905-10cd56e8eadf/packing-list.pdf?expires=1795179600&name=Packing+list+AE-2026-0117.pdf&signature=QA8GCudftG27qMn0tZzjevTHznEfj6pa6dtskKJHa6k",
                     *           "expiresIn": 3600
                     *         },
                     *         {
                     *           "type": "certificate-of-origin",
                     *           "signedUrl": "http://service.test/api/v1/invoices/files/invoices/01a1f8d3-ea00-77ac-b905-10cd56e8eadf/certificate-of-origin.pdf?expires=1795179600&name=Certificate+of+origin+AE-2026-0117.pdf&signature=ilZqio8yy11xf5_FmGxpxOD5kkn2WVTMX5OzX1rWb5o",
                     *           "expiresIn": 3600
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly validateInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "invoiceData": {
                 *         "invoiceNumber": "AE-2026-P031",
                 *         "invoiceDate": "2026-02-27",
                 *         "currency": "JPY",
                 *         "incoterms": "CIP",
                 *         "transportMode": "air",
                 *         "portOfLoading": "Milano Malpensa",
                 *         "portOfDischarge": "東京国際空港 (Haneda)",
                 *         "shipper": {
                 *           "name": "Acme Export Ltd",
                 *           "address": "Via dell'Industria 12",
                 *           "city": "Milano",
                 *           "state": "MI",
                 *           "zip": "20121",
                 *           "country": "IT",
                 *           "phone": "+39 02 5550 100",
                 *           "email": "export@acme-export.example",
                 *           "taxId": "IT00000000000"
                 *         },
                 *         "consignee": {
                 *           "name": "見本商事株式会社",
                 *           "address": "丸の内一丁目9番1号",
                 *           "city": "東京都千代田区",
                 *           "zip": "100-0005",
                 *           "country": "JP",
                 *           "phone": "+81 3 5555 0100"
                 *         },
                 *         "lineItems": [
                 *           {
                 *             "id": "a",
                 *             "description": "Espresso machine, household, 1.5 kW (sample)",
                 *             "hsCode": "8516.71.00",
                 *             "countryOfOrigin": "IT",
                 *             "quantity": 3,
                 *             "unit": "PCS",
                 *             "unitPrice": 48250,
                 *             "totalValue": 144750,
                 *             "packages": 3,
                 *             "netWeightKg": 13.5,
                 *             "grossWeightKg": 17.1,
                 *             "dimensionsCm": "42 x 35 x 40"
                 *           },
                 *           {
                 *             "id": "b",
                 *             "description": "Spare gaskets of vulcanised rubber",
                 *             "hsCode": "4016.93",
                 *             "countryOfOrigin": "DE",
                 *             "quantity": 0.75,
                 *             "unit": "KG",
                 *             "unitPrice": 2333,
                 *             "totalValue": 1750
                 *           }
                 *         ],
                 *         "freight": 18900,
                 *         "insurance": 1200,
                 *         "otherCharges": 500,
                 *         "totalDeclaredValue": 167100,
                 *         "primaryDocument": "proforma",
                 *         "additionalDocuments": [
                 *           "packing-list"
                 *         ],
                 *         "validUntil": "2026-04-30",
                 *         "proformaPurpose": "Samples for trial, not for sale"
                 *       },
                 *       "email": "versand@beispiel-import.example"
                 *     }
                 */
                readonly "application/json": components["schemas"]["InvoiceRequest"];
            };
        };
        readonly responses: {
            /** @description Issues and warnings of an invoice request. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": true,
                     *       "issues": [],
                     *       "warnings": [
                     *         {
                     *           "path": "/invoiceData/incotermsPlace",
                     *           "code": "missing",
                     *           "message": "incotermsPlace is missing: the rule CIP is complete only with its named place."
                     *         },
                     *         {
                     *           "path": "/invoiceData/lineItems/1/packages",
                     *           "code": "missing",
                     *           "message": "lineItems/1/packages is missing: the packing list leaves it blank and its total is of the other lines."
                     *         },
                     *         {
                     *           "path": "/invoiceData/lineItems/1/netWeightKg",
                     *           "code": "missing",
                     *           "message": "lineItems/1/netWeightKg is missing: the packing list leaves it blank and its total is of the other lines."
                     *         },
                     *         {
                     *           "path": "/invoiceData/lineItems/1/grossWeightKg",
                     *           "code": "missing",
                     *           "message": "lineItems/1/grossWeightKg is missing: the packing list leaves it blank and its total is of the other lines."
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["InvoiceValidation"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly invoiceById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description UUID of the invoice. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description An invoice that was made, with its documents. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly invoiceFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Where the document is kept, as the link says it.
                 * @example invoices/019aa6c2-3f1e-7b58-9d0a-2c4e6f8a1b3d/commercial.pdf
                 */
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
            /** @description The range that was asked for. */
            readonly 206: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly healthz: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The process answers. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Healthy"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly readyz: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Whether the service can do its work. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ready"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly openApiDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description An OpenAPI 3.1 document. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            /** @description What went wrong (RFC 9457). */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
