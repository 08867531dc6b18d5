// SPDX-License-Identifier: MIT
pragma solidity >=0.8.0 <0.9.0;

/// @title Staking precompile at 0x0000000000000000000000000000000000000800, as of node v1.8.5.
/// @notice Delegate, undelegate and move stake, run a validator, and let a contract do so for you.
interface IStaking {
    /// Whether the stake of a validator counts.
    enum BondStatus {
        Unspecified,
        Unbonded,
        Unbonding,
        Bonded
    }

    /// An amount of one denomination.
    struct Coin {
        string denom;
        uint256 amount;
    }

    /// What a new validator keeps, as fractions of 10^18.
    struct CommissionRates {
        uint256 rate;
        uint256 maxRate;
        uint256 maxChangeRate;
    }

    /// What explorers show of a validator.
    struct Description {
        string moniker;
        string identity;
        string website;
        string securityContact;
        string details;
    }

    /// Which page of a long answer.
    struct PageRequest {
        bytes key;
        uint64 offset;
        uint64 limit;
        bool countTotal;
        bool reverse;
    }

    /// What follows a page.
    struct PageResponse {
        bytes nextKey;
        uint64 total;
    }

    /// Moves of stake between two validators.
    struct Redelegation {
        string delegatorAddress;
        string validatorSrcAddress;
        string validatorDstAddress;
        RedelegationEntry[] entries;
    }

    /// One move of stake.
    struct RedelegationEntry {
        int64 creationHeight;
        int64 completionTime;
        uint256 initialBalance;
        uint256 sharesDst;
    }

    /// One move of stake and what it is worth.
    struct RedelegationEntryResponse {
        RedelegationEntry redelegationEntry;
        uint256 balance;
    }

    /// Moves of stake between two validators.
    struct RedelegationOutput {
        string delegatorAddress;
        string validatorSrcAddress;
        string validatorDstAddress;
        RedelegationEntry[] entries;
    }

    /// Moves of stake and what they are worth.
    struct RedelegationResponse {
        Redelegation redelegation;
        RedelegationEntryResponse[] entries;
    }

    /// One undelegation.
    struct UnbondingDelegationEntry {
        int64 creationHeight;
        int64 completionTime;
        uint256 initialBalance;
        uint256 balance;
        uint64 unbondingId;
        int64 unbondingOnHoldRefCount;
    }

    /// Stake on its way out of a validator.
    struct UnbondingDelegationOutput {
        string delegatorAddress;
        string validatorAddress;
        UnbondingDelegationEntry[] entries;
    }

    /// State of a validator.
    struct Validator {
        string operatorAddress;
        string consensusPubkey;
        bool jailed;
        BondStatus status;
        uint256 tokens;
        uint256 delegatorShares;
        string description;
        int64 unbondingHeight;
        int64 unbondingTime;
        uint256 commission;
        uint256 minSelfDelegation;
    }

    /// A limit was raised or lowered.
    event AllowanceChange(
        address indexed grantee,
        address indexed granter,
        string[] methods,
        uint256[] values
    );

    /// A grant was given or taken away.
    event Approval(
        address indexed grantee,
        address indexed granter,
        string[] methods,
        uint256 value
    );

    /// Stake went back to its validator.
    event CancelUnbondingDelegation(
        address indexed delegatorAddress,
        address indexed validatorAddress,
        uint256 amount,
        uint256 creationHeight
    );

    /// A validator was created.
    event CreateValidator(
        address indexed validatorAddress,
        uint256 value
    );

    /// Stake was delegated.
    event Delegate(
        address indexed delegatorAddress,
        address indexed validatorAddress,
        uint256 amount,
        uint256 newShares
    );

    /// A validator was changed.
    event EditValidator(
        address indexed validatorAddress,
        int256 commissionRate,
        int256 minSelfDelegation
    );

    /// Stake was moved.
    event Redelegate(
        address indexed delegatorAddress,
        address indexed validatorSrcAddress,
        address indexed validatorDstAddress,
        uint256 amount,
        uint256 completionTime
    );

    /// Grants were taken back.
    event Revocation(
        address indexed grantee,
        address indexed granter,
        string[] methods
    );

    /// Stake began to unbond.
    event Unbond(
        address indexed delegatorAddress,
        address indexed validatorAddress,
        uint256 amount,
        uint256 completionTime
    );

    /// Gives a contract or account an allowance for the signer's stake.
    /// @dev An allowance lasts 365 days and covers the validators that aren't jailed when it is made. It doesn't cover a validator created later.
    /// @param grantee Contract or account that gets the grant.
    /// @param amount Limit in aISLM for each message. 2^256 − 1 means no limit, 0 removes the grant.
    /// @param methods Type URLs of MsgDelegate, MsgUndelegate, MsgBeginRedelegate or MsgCancelUnbondingDelegation.
    /// @return approved Always true: a failure reverts.
    function approve(
        address grantee,
        uint256 amount,
        string[] calldata methods
    ) external returns (bool approved);

    /// Gives stake that is unbonding back to its validator.
    /// @param delegatorAddress Account that delegates, its 0x form.
    /// @param validatorAddress Operator of the validator, haqqvaloper1… form.
    /// @param amount Part of the entry in aISLM.
    /// @param creationHeight Height at which the unbonding began. The view unbondingDelegation returns it.
    /// @return success Always true: a failure reverts.
    function cancelUnbondingDelegation(
        address delegatorAddress,
        string calldata validatorAddress,
        uint256 amount,
        uint256 creationHeight
    ) external returns (bool success);

    /// Makes the calling account a validator.
    /// @dev Node v1.8.5 also takes the rate as maxRate and maxChangeRate, and ignores the two values given. The maximum of a validator never changes, so a validator created here can never raise its rate. Make a validator with haqqd instead.
    /// @param description Name and contacts the explorers show.
    /// @param commissionRates What it keeps, as fractions of 10^18: 5 % is 50000000000000000.
    /// @param minSelfDelegation Minimum self-delegation in aISLM, at least 1.
    /// @param validatorAddress The account itself, 0x form.
    /// @param pubkey Consensus key in base64: 32 bytes, as haqqd tendermint show-validator prints it under key.
    /// @param value Own stake to begin with, in aISLM.
    /// @return success Always true: a failure reverts.
    function createValidator(
        Description calldata description,
        CommissionRates calldata commissionRates,
        uint256 minSelfDelegation,
        address validatorAddress,
        string calldata pubkey,
        uint256 value
    ) external returns (bool success);

    /// Lowers allowances for the signer's stake by an amount.
    /// @dev An allowance without a limit stays as it is.
    /// @param grantee Contract or account that gets the grant.
    /// @param amount aISLM to take off.
    /// @param methods Type URLs of the messages.
    /// @return approved Always true: a failure reverts.
    function decreaseAllowance(
        address grantee,
        uint256 amount,
        string[] calldata methods
    ) external returns (bool approved);

    /// Delegates ISLM to a validator.
    /// @param delegatorAddress Account that delegates, its 0x form.
    /// @param validatorAddress Operator of the validator, haqqvaloper1… form.
    /// @param amount Amount in aISLM.
    /// @return success Always true: a failure reverts.
    function delegate(
        address delegatorAddress,
        string calldata validatorAddress,
        uint256 amount
    ) external returns (bool success);

    /// Changes the description, the commission or the minimum self-delegation of a validator.
    /// @param description New values. [do-not-modify] keeps a field.
    /// @param validatorAddress The account itself, 0x form.
    /// @param commissionRate Fraction of 10^18. −1 keeps it.
    /// @param minSelfDelegation aISLM. −1 keeps it.
    /// @return success Always true: a failure reverts.
    function editValidator(
        Description calldata description,
        address validatorAddress,
        int256 commissionRate,
        int256 minSelfDelegation
    ) external returns (bool success);

    /// Raises allowances for the signer's stake by an amount.
    /// @dev Node v1.8.5 refuses MsgCancelUnbondingDelegation here: call approve with the new limit.
    /// @param grantee Contract or account that gets the grant.
    /// @param amount aISLM to add.
    /// @param methods Type URLs of MsgDelegate, MsgUndelegate or MsgBeginRedelegate.
    /// @return approved Always true: a failure reverts.
    function increaseAllowance(
        address grantee,
        uint256 amount,
        string[] calldata methods
    ) external returns (bool approved);

    /// Moves stake to another validator without waiting.
    /// @param delegatorAddress Account that delegates, its 0x form.
    /// @param validatorSrcAddress Operator the stake leaves, haqqvaloper1… form.
    /// @param validatorDstAddress Operator the stake goes to, haqqvaloper1… form.
    /// @param amount Amount in aISLM.
    /// @return completionTime Unix time in seconds at which it ends.
    function redelegate(
        address delegatorAddress,
        string calldata validatorSrcAddress,
        string calldata validatorDstAddress,
        uint256 amount
    ) external returns (int64 completionTime);

    /// Withdraws allowances of the signer.
    /// @param grantee Contract or account that loses the grant.
    /// @param methods Type URLs of the messages.
    /// @return revoked Always true: a failure reverts.
    function revoke(address grantee, string[] calldata methods) external returns (bool revoked);

    /// Takes stake out of a validator. The coins are paid out when the unbonding time ends.
    /// @param delegatorAddress Account that delegates, its 0x form.
    /// @param validatorAddress Operator of the validator, haqqvaloper1… form.
    /// @param amount Amount in aISLM.
    /// @return completionTime Unix time in seconds at which it ends.
    function undelegate(
        address delegatorAddress,
        string calldata validatorAddress,
        uint256 amount
    ) external returns (int64 completionTime);

    /// Returns the amount that an allowance still covers for one kind of message.
    /// @param grantee Contract or account that gets the grant.
    /// @param granter Account that gave the grant.
    /// @param method Type URL of the message.
    /// @return remaining Remaining aISLM. 0 without a grant, 2^256 − 1 for a grant without a limit.
    function allowance(
        address grantee,
        address granter,
        string calldata method
    ) external view returns (uint256 remaining);

    /// Returns the stake of an account with one validator.
    /// @dev Zeros when there is none.
    /// @param delegatorAddress Account that delegates, its 0x form.
    /// @param validatorAddress Operator of the validator, haqqvaloper1… form.
    /// @return shares Shares, with 18 decimals.
    /// @return balance What the shares are worth.
    function delegation(
        address delegatorAddress,
        string calldata validatorAddress
    ) external view returns (uint256 shares, Coin memory balance);

    /// Returns moves of stake from one validator to another that haven't ended.
    /// @dev Empty when there is none.
    /// @param delegatorAddress Account that delegates, its 0x form.
    /// @param srcValidatorAddress Operator the stake leaves, haqqvaloper1… form.
    /// @param dstValidatorAddress Operator the stake goes to, haqqvaloper1… form.
    /// @return redelegation The addresses and one entry per move.
    function redelegation(
        address delegatorAddress,
        string calldata srcValidatorAddress,
        string calldata dstValidatorAddress
    ) external view returns (RedelegationOutput memory redelegation);

    /// Lists moves of stake, page by page.
    /// @dev Name at least the delegator or the source.
    /// @param delegatorAddress Account that delegates. The zero address for any.
    /// @param srcValidatorAddress Operator the stake leaves. Empty for any.
    /// @param dstValidatorAddress Operator the stake goes to. Empty for any.
    /// @param pageRequest Which page of the answer. A limit of 0 means 100.
    /// @return response One item per pair of validators, with its entries.
    /// @return pageResponse Key of the next page, and the total when it was asked for.
    function redelegations(
        address delegatorAddress,
        string calldata srcValidatorAddress,
        string calldata dstValidatorAddress,
        PageRequest calldata pageRequest
    ) external view returns (RedelegationResponse[] memory response, PageResponse memory pageResponse);

    /// Returns the stake that is leaving one validator.
    /// @dev Empty when there is none.
    /// @param delegatorAddress Account that delegates, its 0x form.
    /// @param validatorAddress Operator of the validator, haqqvaloper1… form.
    /// @return unbondingDelegation The addresses and one entry per undelegation, with the height that cancelUnbondingDelegation needs.
    function unbondingDelegation(
        address delegatorAddress,
        string calldata validatorAddress
    ) external view returns (UnbondingDelegationOutput memory unbondingDelegation);

    /// Returns the state of one validator.
    /// @dev Here the operator is an address, not a haqqvaloper1… text; haqqd debug addr converts it.
    /// @param validatorAddress Operator, 0x form.
    /// @return validator The validator. Its fields are empty or zero when there is none.
    function validator(address validatorAddress) external view returns (Validator memory validator);

    /// Lists the validators, page by page.
    /// @param status BOND_STATUS_BONDED, BOND_STATUS_UNBONDING, BOND_STATUS_UNBONDED, or empty for all.
    /// @param pageRequest Which page of the answer. A limit of 0 means 100.
    /// @return validators One item per validator.
    /// @return pageResponse Key of the next page, and the total when it was asked for.
    function validators(
        string calldata status,
        PageRequest calldata pageRequest
    ) external view returns (Validator[] memory validators, PageResponse memory pageResponse);
}
